import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { withShell } from './publish.ts';

const channel = 'production';
const program = path.join(import.meta.dirname, '../release.mjs');
const publishShell = async () => '1.0.0-new';

it.each([
  ['a newer minor of the contract', 'blog', '4.3', '4.4', { shell: '1.0.0-new', blog: '1.0.0-b' }],
  ['the same contract', 'blog', '4.3', '4.3', { blog: '1.0.0-b' }],
  ['an older minor', 'blog', '4.3', '4.2', { blog: '1.0.0-b' }],
  // A shell of another major fits none of the other live parts.
  ['another major', 'blog', '4.3', '5.0', { blog: '1.0.0-b' }],
  ['the shell itself', 'shell', '4.3', '4.4', { shell: '1.0.0-b' }],
])('with %s', async (_what, part, offered, needed, versions) => {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' }, { contract: offered });
  const version = await publish(part, 'b', { contract: needed });
  expect(await withShell(store, { part, version, channel }, publishShell)).toEqual(versions);
});

it.each([
  ['a newer minor of React', { react: '19.4.0' }, { shell: '1.0.0-new', blog: '1.0.0-b' }],
  [
    'a package that the shell does not have',
    { react: '19.3.1', other: '1.0.0' },
    { shell: '1.0.0-new', blog: '1.0.0-b' },
  ],
  ['a newer patch of React', { react: '19.3.2' }, { blog: '1.0.0-b' }],
  ['another major of React', { react: '20.0.0' }, { blog: '1.0.0-b' }],
])('with %s', async (_what, packages, versions) => {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' }, { packages: { react: '19.3.1' } });
  const version = await publish('blog', 'b', { packages });
  expect(await withShell(store, { part: 'blog', version, channel }, publishShell)).toEqual(versions);
});

it('says what a part waits for in a repository without the shell', async () => {
  const { store, settings, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' }, { contract: '4.3' });
  const version = await publish('blog', 'b', { contract: '4.4' });
  const repository = temporaryFolder();
  writeFileSync(path.join(repository, 'package-lock.json'), '{}');
  const args = [program, 'deliver', 'blog', '--version', version];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    3,
    expect.stringContaining(
      'contract: blog was built against contract 4.4, but the shell of this release supports 4.3.\n  Build it against the live contract, or deliver it together with a shell of its own contract, or once such a shell is live.',
    ),
  ]);
  expect((await store.channel(channel).history()).map(({ action }) => action)).toEqual(['start']);
});

it('brings no shell to a channel without one', async () => {
  const { store, publish } = await openTestStore();
  const version = await publish('blog', 'b');
  expect(await withShell(store, { part: 'blog', version, channel }, publishShell)).toEqual({ blog: version });
});
