import { openTestStore } from '../testing/open-test-store.ts';
import { ChannelMoved } from './store-errors.ts';

it('lets one of many writers win and tells the others that they lost', async () => {
  const { store } = await openTestStore();
  const production = store.channel('production');
  const moves = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      production.move(0, { release: `release-${index}`, action: 'promote', why: 'a race' }),
    ),
  );
  const lost = moves.filter((move) => move.status === 'rejected' && move.reason instanceof ChannelMoved);
  expect(lost).toHaveLength(19);
});

it('lists the history of a channel, oldest first, or what came after a revision', async () => {
  const { store } = await openTestStore();
  const staging = store.channel('staging');
  expect(await staging.newest()).toBeUndefined();
  for (const [from, release] of ['a', 'b', 'c'].entries())
    await staging.move(from, { release, action: 'promote', why: 'news' });
  expect((await staging.history()).map(({ release }) => release)).toEqual(['a', 'b', 'c']);
  expect(await staging.newestAfter(2)).toMatchObject({ revision: 3, release: 'c' });
  expect(await staging.newestAfter(3)).toBeUndefined();
});

it('finds with one small request that a channel has not changed', async () => {
  const { store } = await openTestStore();
  const staging = store.channel('staging');
  for (let from = 0; from < 50; from += 1) await staging.move(from, { release: 'a', action: 'promote', why: 'news' });
  const [read, list] = [jest.spyOn(store.storage, 'read'), jest.spyOn(store.storage, 'list')];
  expect(await staging.newestAfter(50)).toBeUndefined();
  expect(read.mock.calls).toEqual([['channels/staging/00000051.json']]);
  expect(list).not.toHaveBeenCalled();
});

it('reads few entries of a long history at a time', async () => {
  const { store } = await openTestStore();
  const staging = store.channel('staging');
  for (let from = 0; from < 100; from += 1) await staging.move(from, { release: 'a', action: 'promote', why: 'news' });
  let [open, maxOpen] = [0, 0];
  const read = store.storage.read.bind(store.storage);
  jest.spyOn(store.storage, 'read').mockImplementation(async (key) => {
    maxOpen = Math.max(maxOpen, ++open);
    return read(key).finally(() => --open);
  });
  expect(await staging.history()).toHaveLength(100);
  expect(maxOpen).toBeLessThanOrEqual(32);
});
