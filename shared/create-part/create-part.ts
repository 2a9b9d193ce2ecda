import path from 'node:path';
import { createProgram, InvalidArgumentError, runCommandLine } from '@site/service/commands/program';
import { checkRequest } from './make-part.ts';
import { makeRepository } from './make-repository.ts';

const program = createProgram(
  'npm create @site/part --',
  'Makes a repository for one part of the site: a new one with a page, an API and a fragment, or one that has been in another repository.',
)
  .argument('<folder>', 'to make; its name is the name of the part: training')
  .argument('[path]', 'of the page of a new part: /training')
  .option('--from <folder>', 'of a part that exists: site/mfe-blog');

await runCommandLine(
  program.action(async (folder, address, { from }) => {
    if ((address === undefined) === (from === undefined))
      throw new InvalidArgumentError('Name either the path of a new page or, with --from, the folder of a part.');
    const name = path.basename(path.resolve(folder));
    if (address !== undefined) checkRequest({ name, path: address }, []);
    const request = from === undefined ? { name, path: address ?? '' } : { name, from };
    for (const file of await makeRepository(folder, request)) console.log(`written    ${file}`);
    console.log(`next       cd ${folder}, npm install, and the commands of README.md`);
  }),
);
