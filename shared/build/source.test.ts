import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { readSource } from './source.ts';

it('names author, commit and branch of the checkout, and no changes where there are none', async () => {
  const { folder, commit } = makeCheckout();
  expect(await readSource(folder, {})).toEqual({ author: 'Asha Rao', commit, branch: 'news' });
});

it('says that a file of the checkout is changed, in the folder or outside it', async () => {
  const { folder, write } = makeCheckout();
  write('shared.ts', 'changed');
  expect(await readSource(folder, {})).toMatchObject({ isModified: true });
});

it('takes what the settings name', async () => {
  const { folder } = makeCheckout();
  const named = { GIT_AUTHOR: 'Ravi', GIT_COMMIT: '9f2c1ab8d0', GIT_BRANCH: 'main' };
  expect(await readSource(folder, named)).toEqual({ author: 'Ravi', commit: '9f2c1ab8d0', branch: 'main' });
});

it('names nothing where there is no git', async () => {
  expect(await readSource(temporaryFolder(), { GIT_COMMIT: '' })).toEqual({});
});

/** A repository with one commit, of two files; `folder` is a part's. */
function makeCheckout() {
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Asha Rao', '-c', 'user.email=asha@site.example', ...args], { cwd: root });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const folder = path.join(root, 'mfe-blog');
  mkdirSync(folder);
  write('mfe-blog/page.ts', 'page');
  write('shared.ts', 'shared');
  git('init', '--quiet', '--initial-branch', 'news');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  return { folder, write, commit: String(git('rev-parse', 'HEAD')).trim() };
}
