import { findParts, root } from '@site/runner/parts';
import { checkRequest } from './new-part/check-request.ts';
import { makePart } from './new-part/make-part.ts';
import { readTables } from './new-part/read-tables.ts';
import { runCommand } from './run-command.ts';

const help = `npm run new-part -- NAME PATH

Makes a part of its own in the folder mfe-NAME, with one page at PATH, which menus, sitemap and search know by its route table:
npm run new-part -- careers /careers. Exit codes: 0 done, 1 failed, 2 wrong usage.
`;

await runCommand(help, 2, async ([name, path]) => {
  if (!name || !path) {
    process.stderr.write(help);
    process.exitCode = 2;
    return;
  }
  checkRequest({ name, path }, await readTables(await findParts()));
  for (const file of await makePart(root, { name, path })) console.log(`written    ${file}`);
  console.log(`next       npm start, and look at ${path}`);
});
