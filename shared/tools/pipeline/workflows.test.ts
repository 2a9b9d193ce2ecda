import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../../..');
/** Words of the command that only a pull request adds. */
const previewWords = `\${{ github.event_name == 'pull_request' && format('--preview "{0}"', vars.SITE_URL) || '' }}`;
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'federation.ts')));

it.each(folders)('runs the workflow of %s for changes of its folder or of shared only', (folder) => {
  const workflow = read(`.github/workflows/${partOf(folder)}.yml`);
  const paths = `    paths:\n      - "${folder}/**"\n      - "shared/**"\n`;
  expect(/^on:\n((?: .*\n)+)\n/m.exec(workflow)?.[1]).toBe(
    `  push:\n    branches: [main]\n${paths}  pull_request:\n${paths}`,
  );
});

it.each(folders)('has the workflow of %s run the one command that anybody can run', (folder) => {
  const steps = [...read(`.github/workflows/${partOf(folder)}.yml`).matchAll(/^ {6}- run: (.*)$/gm)].map(
    ([, command]) => command,
  );
  expect(steps).toEqual(['npm install', `npm run pipeline -- ${partOf(folder)} ${previewWords}`]);
});

it.each(folders)('keeps workflow %s equal to the template', (folder) => {
  const own = read('shared/tools/new-part/workflow.yml')
    .replaceAll('mfe-sample', folder)
    .replaceAll('sample', partOf(folder));
  expect(read(`.github/workflows/${partOf(folder)}.yml`)).toBe(own);
});

function partOf(folder: string): string {
  return basename(folder).replace(/^mfe-/, '');
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
