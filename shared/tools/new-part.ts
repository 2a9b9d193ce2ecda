import { checkRequest, makePart } from '@site/create-part/make-part';
import { findParts, root } from '@site/runner/parts';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { readTables } from './site-addresses.ts';

const program = createProgram(
  'npm run new-part --',
  'Makes a part of its own in the folder mfe-NAME with one page, which menus, sitemap and search know by its route table.',
)
  .argument('<name>', 'of the part: careers')
  .argument('<path>', 'of its page: /careers');

await runCommandLine(
  program.action(async (name, path) => {
    const request = { name, path };
    checkRequest(request, await readTables(await findParts()));
    for (const file of await makePart(root, request)) console.log(`written    ${file}`);
    console.log(`next       npm start, and look at ${path}`);
    console.log(`later      npm run release -- retire ${name} --to PAGE takes it off the site again`);
  }),
);
