import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteConfig } from '@site/brand/site.config';
import { checkRequest, makePart, type OwnedTable } from '@site/create-part/make-part';
import { findParts, root } from '@site/runner/parts';
import { runCommand } from '@site/runner/run-command';
import { createProgram, runCommandLine } from '@site/service/commands/program';

const program = createProgram(
  'npm run new-part --',
  'Makes a part of its own in the folder mfe-NAME with a page, an API and a fragment. Menus, sitemap and search know it by its route table.',
)
  .argument('<name>', 'of the part: training')
  .argument('<path>', 'of its page: /training');

await runCommandLine(
  program.action(async (name, address) => {
    const request = { name, path: address };
    checkRequest(request, await readTables());
    const written = await makePart(root, request);
    // A longer or shorter name than the sample's breaks lines elsewhere.
    const biome = path.join('node_modules', '.bin', 'biome');
    await runCommand(biome, ['format', '--write', `mfe-${name}`], { cwd: root, output: 'collected' });
    for (const file of written) console.log(`written    ${file}`);
    console.log(`next       npm run dev, and look at ${address}`);
    console.log(`then       ${siteConfig.releaseCommand} deliver ${name} brings it to visitors`);
    console.log(`later      ${siteConfig.releaseCommand} retire ${name} --to PAGE takes it off the site again`);
  }),
);

/** The route tables of the parts in this checkout, from their sources. */
async function readTables(): Promise<OwnedTable[]> {
  register('./without-pictures.mjs', import.meta.url);
  const tables = (await findParts()).map(async ({ name, folder }) => {
    const { table } = await import(pathToFileURL(path.join(folder, 'route-table.ts')).href);
    return { part: name, table };
  });
  return Promise.all(tables);
}
