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

it('says what it had, oldest first, and what came after a revision', async () => {
  const { store } = await openTestStore();
  const staging = store.channel('staging');
  expect(await staging.newest()).toBeUndefined();
  for (const [from, release] of ['a', 'b', 'c'].entries())
    await staging.move(from, { release, action: 'promote', why: 'news' });
  expect((await staging.history()).map(({ release }) => release)).toEqual(['a', 'b', 'c']);
  expect((await staging.history(2)).map(({ revision }) => revision)).toEqual([2, 3]);
  expect(await staging.newestAfter(2)).toMatchObject({ revision: 3, release: 'c' });
  expect(await staging.newestAfter(3)).toBeUndefined();
});
