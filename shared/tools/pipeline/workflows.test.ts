import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foldersBehind } from '../release/touched.ts';

const root = join(__dirname, '../../..');
/** Words of the command that only a pull request adds. */
const previewWords = `\${{ github.event_name == 'pull_request' && format('--preview "{0}"', vars.SITE_URL) || '' }}`;
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'federation.ts')));

/** Of pushes to main, and of pull requests. */
const pathLists =
  /^on:\n {2}push:\n {4}branches: \[main\]\n {4}paths:\n((?: {6}- .*\n)+) {2}pull_request:\n {4}paths:\n((?: {6}- .*\n)+)\n/m;

/** As in `release touched`: files at the top are behind every part, documents behind none. */
const others = ['*', '!*.md', '!shared/**/*.md'];

it.each(folders)('runs the workflow of %s for changes that touch the part, and for no others', (folder) => {
  const workflow = read(`.github/workflows/${partOf(folder)}.yml`);
  const paths = [...foldersBehind(folder).map((name) => `${name}**`), ...others];
  const list = paths.map((name) => `      - "${name}"\n`).join('');
  expect(pathLists.exec(workflow)?.slice(1)).toEqual([list, list]);
});

it.each(folders)('has the workflow of %s run the one command that anybody can run', (folder) => {
  const steps = [...read(`.github/workflows/${partOf(folder)}.yml`).matchAll(/^ {6}- run: (.*)$/gm)].map(
    ([, command]) => command,
  );
  expect(steps).toEqual(['npm ci', `npm run pipeline -- ${partOf(folder)} ${previewWords}`]);
});

it.each(folders)('keeps workflow %s equal to the template, its paths apart', (folder) => {
  const own = read('shared/tools/new-part/workflow.yml')
    .replaceAll('mfe-sample', folder)
    .replaceAll('sample', partOf(folder));
  const withoutPaths = (workflow: string) => workflow.replace(pathLists, '');
  expect(withoutPaths(read(`.github/workflows/${partOf(folder)}.yml`))).toBe(withoutPaths(own));
});

function partOf(folder: string): string {
  return basename(folder).replace(/^mfe-/, '');
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
