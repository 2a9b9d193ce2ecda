import type { ReleaseStore } from '@site/delivery/store/release-store';
import { openSignedStore } from '@site/delivery/testing/open-signed-store';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { closeAfterTest } from '@site/testing/close-after-test';
import { until } from '@site/testing/until';
import { watchChannel } from './watch-command.ts';

const channel = 'production';

it('begins with the last change, and tells each further one, in order', async () => {
  const { store, start, deliver } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  await deliver('blog', 'b');
  const told = await watch(store);
  await Promise.all([deliver('blog', 'c'), deliver('blog', 'd')]);
  await until(() => told.length >= 3);
  expect(told).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
});

it('tells each change once where entries between them were refused', async () => {
  const { as, write, deliver } = await openSignedStore();
  const told = await watch(as());
  await write({ why: 'forged' });
  await deliver('blog', 'blog', 'b');
  await until(() => told.length >= 2);
  expect(told).toEqual([
    [2, undefined],
    [4, 2],
  ]);
});

it('waits for the first change of a channel that has none', async () => {
  const { store, start } = await openTestStore();
  const told = await watch(store);
  expect(told).toEqual([]);
  await start({ shell: 'a' });
  await until(() => told.length >= 1);
  expect(told).toEqual([[1, undefined]]);
});

/** The revisions of each change that is told, and of the entry before it. */
async function watch(store: ReleaseStore) {
  const told: [number, number | undefined][] = [];
  closeAfterTest(await watchChannel(store, channel, (entry, before) => told.push([entry.revision, before?.revision])));
  return told;
}
