import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { readWorkflow } from '@site/testing/workflows';
import { makeRepository } from './make-repository.ts';

it('makes a new part with its tools, its tests and a workflow that delivers it', async () => {
  const folder = path.join(temporaryFolder(), 'training');
  const files = await makeRepository(folder, { name: 'training', path: '/training' });
  expect(files).toEqual(expect.arrayContaining(['.gitignore', 'pages/TrainingPage.test.tsx', 'package.json']));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('.github/workflows/deliver.yml')).toContain('npm run release -- deliver training');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mfe-training',
    scripts: { dev: 'dev training' },
    dependencies: { react: expect.any(String) },
    devDependencies: { '@site/tools': expect.any(String), '@testing-library/react': expect.any(String) },
  });
  for (const file of files) expect([file, /sample/i.test(read(file))]).toEqual([file, false]);
});

it('tells a build its branch, which no workflow has checked out', () => {
  const envOf = (folder: string) => readWorkflow(path.join(import.meta.dirname, folder, 'workflows/deliver.yml')).env;
  const gitHub = envOf('repository/.github');
  expect(gitHub).toEqual({ GIT_BRANCH: expect.any(String), GIT_COMMIT: expect.any(String) });
  expect(envOf('../../.github')).toMatchObject(gitHub ?? {});
});

it("keeps a part's own files, and gives its README the commands of the new repository and no links out of it", async () => {
  const from = temporaryFolder();
  mkdirSync(path.join(from, 'dist'));
  writeFileSync(path.join(from, 'dist/part.json'), '{}');
  writeFileSync(
    path.join(from, 'package.json'),
    '{ "name": "mfe-news", "scripts": { "build": "rspack build --watch" } }',
  );
  writeFileSync(
    path.join(from, 'README.md'),
    '# News\n\nWhat is new, [on one page](../shell/news.md#new), in [pages](pages/).\n\n## Commands\n\n    npm run build -w mfe-news\n',
  );
  writeFileSync(path.join(from, 'turbo.json'), '{}');
  const folder = path.join(temporaryFolder(), 'news');
  const files = await makeRepository(folder, { name: 'news', from });
  expect(files).not.toContain('dist/part.json');
  expect(readFileSync(path.join(folder, 'turbo.json'), 'utf8')).toBe('{}');
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  expect(readme).toMatch(/^# News\n\nWhat is new, on one page, in \[pages\]\(pages\/\)\.\n\n## Commands\n/);
  expect(readme).toContain('release -- deliver news');
  expect(readme).not.toContain('mfe-news');
});

it.each(['blog', 'contact', 'marketing'])('has every command that the README of %s names', async (name) => {
  const folder = path.join(temporaryFolder(), name);
  await makeRepository(folder, { name, from: path.join(import.meta.dirname, `../../mfe-${name}`) });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const named = read('README.md').matchAll(/npm run ([\w:-]+)/g);
  const { scripts } = JSON.parse(read('package.json'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(Array.from(named, ([, script]) => script)));
});

it('refuses a folder that has files', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'README.md'), 'mine');
  await expect(makeRepository(folder, { name: 'training', path: '/training' })).rejects.toThrow('is not empty');
  expect(readdirSync(folder)).toEqual(['README.md']);
});

it('installs the versions of tools that this repository has', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const here = [
    read('../../package.json'),
    read('../../mfe-blog/package.json'),
    read('../ui/package.json'),
    read('../../e2e/package.json'),
  ];
  const installed = Object.assign({}, ...here.map(({ devDependencies }) => devDependencies));
  const { devDependencies, engines, packageManager } = read('repository/package.json');
  for (const [name, version] of Object.entries(devDependencies))
    if (!name.startsWith('@site/')) expect([name, version]).toEqual([name, installed[name]]);
  expect({ engines, packageManager }).toEqual({ engines: here[0].engines, packageManager: here[0].packageManager });
});
