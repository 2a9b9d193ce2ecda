import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/runner/parts';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { changedFiles, foldersBehind, touchedParts } from './touched.ts';

const parts = ['shell', 'mfe-marketing', 'mfe-blog'].map((name) => ({ name, folder: join(root, name) }));
const touched = (...files: string[]) => touchedParts(files, parts).map(({ part, by }) => [part, ...by].join(' '));

it('finds the part whose folder changed', () => {
  expect(touched('mfe-blog/pages/BlogListPage.tsx', 'mfe-blog/routes.tsx')).toEqual(['mfe-blog mfe-blog/']);
});

it('finds the parts that declare a changed package', () => {
  expect(touched('shared/service/process/system-errors.ts')).toEqual([
    'shell shared/service/',
    'mfe-blog shared/service/',
  ]);
});

it('finds the parts that use a changed package through another', () => {
  expect(foldersBehind('shared/tools/new-part/sample')).toContain('shared/pictures/');
  expect(touched('shared/pictures/make-picture.ts')).toHaveLength(parts.length);
});

it('counts a file at the top for every part', () => {
  expect(touched('package-lock.json')).toEqual(parts.map(({ name }) => `${name} package-lock.json`));
});

it.each([
  ['e2e/search.journey.ts'],
  ['.github/workflows/blog.yml'],
  ['shared/tools/dev.ts'],
  ['README.md'],
  ['shared/ui/README.md'],
])('touches no part by %s', (file) => {
  expect(touched(file)).toEqual([]);
});

it('takes what was committed since a branch, a file that is gone included', async () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@site.example', ...args], { cwd: folder });
  const commit = (file: string, text: string) => {
    mkdirSync(join(folder, 'a'), { recursive: true });
    writeFileSync(join(folder, file), text);
    git('add', '--all');
    git('commit', '--quiet', '--message', text);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a/first', 'first');
  git('switch', '--quiet', '--create', 'work');
  git('mv', 'a/first', 'a/second');
  commit('a/ third', 'third');
  expect((await changedFiles('main', folder)).sort()).toEqual(['a/ third', 'a/first', 'a/second']);
  expect(await changedFiles('main..main', folder)).toEqual([]);
  await expect(changedFiles('nowhere', folder)).rejects.toThrow('git cannot compare with "nowhere"');
});
