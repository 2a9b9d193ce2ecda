import { setImmediate as turn } from 'node:timers/promises';
import { mapLimited } from './map-limited.ts';

it('keeps the order of the items, whichever is done first', async () => {
  const turns = [3, 1, 2];
  expect(
    await mapLimited(turns, 3, async (count) => {
      for (let left = count; left > 0; left -= 1) await turn();
      return count;
    }),
  ).toEqual(turns);
});

it('never exceeds its concurrency limit', async () => {
  let [underWay, max] = [0, 0];
  await mapLimited(Array(20).fill(0), 4, async () => {
    underWay += 1;
    max = Math.max(max, underWay);
    await turn();
    underWay -= 1;
  });
  expect(max).toBe(4);
});

it('throws the first failure, starts nothing more', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await turn();
    if (item === 1) throw new Error('no');
  };
  await expect(mapLimited([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('no');
  await turn();
  await turn();
  expect(begun.length).toBeLessThanOrEqual(3);
});
