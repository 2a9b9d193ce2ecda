import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../../..');
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'federation.ts')));

it.each(folders)(
  'delivers %s by a workflow of its own, at a change of its folder or of shared and at no other',
  (folder) => {
    const workflow = read(`.github/workflows/${partOf(folder)}.yml`);
    expect(/^on:\n {2}push:\n {4}branches: \[main\]\n {4}paths:\n((?: {6}- .*\n)+)\n/m.exec(workflow)?.[1]).toBe(
      `      - "${folder}/**"\n      - "shared/**"\n`,
    );
  },
);

it.each(folders)('has the workflow of %s run the command that any desk can run, and nothing beside it', (folder) => {
  const steps = [...read(`.github/workflows/${partOf(folder)}.yml`).matchAll(/^ {6}- run: (.*)$/gm)].map(
    ([, command]) => command,
  );
  expect(steps).toEqual(['npm install', `npm run pipeline -- ${partOf(folder)}`]);
});

it.each(folders)('makes the workflow of %s as the next part will have it', (folder) => {
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
