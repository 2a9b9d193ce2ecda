import { openTestStore } from '@site/delivery/testing/open-test-store';
import { withShell } from './with-shell.ts';

const channel = 'production';
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

it('brings no shell to a channel without one', async () => {
  const { store, publish } = await openTestStore();
  const version = await publish('blog', 'b');
  expect(await withShell(store, { part: 'blog', version, channel }, publishShell)).toEqual({ blog: version });
});
