import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findParts, root } from '@site/runner/parts';
import { documentedSettings } from './documented-settings.ts';

const instructions = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, words };
  });
const wordsOf = (name: string) => instructions.filter((one) => one.name === name).map(({ words }) => words.join(' '));

it('copies into the last stage only what is there after a build', async () => {
  const parts = (await findParts()).map(({ folder }) => path.relative(root, folder));
  const sources = wordsOf('COPY').flatMap((words) => /^--from=build \/site\/(\S+) /.exec(words)?.[1] ?? []);
  const made = parts.map((folder) => `${folder}/dist/`);
  expect(sources.length).toBeGreaterThan(5);
  expect(
    sources.filter((source) => !made.some((dist) => source.startsWith(dist)) && !existsSync(path.join(root, source))),
  ).toEqual([]);
});

it('holds the service of every part, and the packages of each', async () => {
  const services = (await findParts()).filter(({ hasService }) => hasService);
  const packages = wordsOf('RUN').find((words) => words.includes('npm ls')) ?? '';
  for (const { folder } of services) {
    const name = path.basename(folder);
    expect(wordsOf('COPY')).toContain(`--from=build /site/${name}/dist/ ${name}/dist/`);
    expect(packages).toContain(`--workspace ${name} `);
  }
});

it('sets only settings that are documented', () => {
  const names = wordsOf('ENV').map((pair) => pair.split('=')[0] ?? '');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !documentedSettings().has(name))).toEqual([]);
});

it('runs scripts of the repository, as a user without rights', () => {
  const run = wordsOf('RUN').flatMap((words) => /npm run (\S+)/.exec(words)?.[1] ?? []);
  const { scripts } = JSON.parse(read('package.json'));
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
  expect(wordsOf('USER')).toEqual(['node']);
  expect(wordsOf('HEALTHCHECK').join()).toContain('/_/live');
});

it('builds from sources alone', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['**/node_modules', '**/dist', '.git', '.data', '.releases']) expect(ignored).toContain(name);
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
