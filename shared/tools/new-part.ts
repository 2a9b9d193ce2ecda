import { findParts, root } from '@site/runner/parts';
import { WrongUsage } from '@site/service/command-arguments';
import { runCommand } from '@site/service/command-line';
import { checkRequest } from './new-part/check-request.ts';
import { makePart } from './new-part/make-part.ts';
import { readTables } from './new-part/read-tables.ts';

await runCommand({
  usage: 'npm run new-part -- NAME PATH',
  summary: `Makes a part of its own in the folder mfe-NAME, with one page at PATH, which menus, sitemap and search know by its route table:
npm run new-part -- careers /careers.`,
  read: ([name, path, ...more]) => {
    if (!name || !path || more.length > 0) throw new WrongUsage('Give the part one name and its page one path.');
    return { name, path };
  },
  async run(request) {
    checkRequest(request, await readTables(await findParts()));
    for (const file of await makePart(root, request)) console.log(`written    ${file}`);
    console.log(`next       npm start, and look at ${request.path}`);
    console.log(`later      npm run release -- retire ${request.name} --to PAGE takes it off the site again`);
    return 0;
  },
});
