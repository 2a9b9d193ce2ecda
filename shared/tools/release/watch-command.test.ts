import { allowAll } from '@site/release/gate/gate';
import { promote } from '@site/release/releases/promote';
import { openTestStore } from '@site/release/testing/open-test-store';
import { changesOf } from './watch-command.ts';

const channel = 'production';

it('begins with the last change, and tells each further one, in order', async () => {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const promoteBlog = async (content: string) =>
    promote(store, { versions: { blog: await publish('blog', content) }, channel, why: content, gate: allowAll });
  await promoteBlog('b');
  const stop = new AbortController();
  const told: [number, number | undefined][] = [];
  for await (const { entry, before } of changesOf(store, channel, stop.signal)) {
    told.push([entry.revision, before?.revision]);
    if (told.length === 1) await Promise.all([promoteBlog('c'), promoteBlog('d')]);
    if (told.length === 3) stop.abort();
  }
  expect(told).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
});

it('waits for the first change of a channel that has none', async () => {
  const { store, start } = await openTestStore();
  const changes = changesOf(store, channel);
  const first = changes.next();
  await start({ shell: 'a' });
  expect((await first).value).toMatchObject({ entry: { revision: 1 }, before: undefined });
});
