import { networksOf } from '@site/service/client-networks';
import { openPair, pairTimeoutMs } from '../testing/service-pair.ts';
import { forgetCounts, sharedCounts } from './shared-counts.ts';

const minuteMs = 60_000;
const limits = { 32: 2, 24: 4, 64: 2, 56: 3, 48: 4, 0: 100 };

it(
  'counts all networks of a visitor for two services together',
  async () => {
    const database = await (await openPair()).openDatabase();
    const [one, other] = [sharedCounts(database, limits, minuteMs), sharedCounts(database, limits, minuteMs)];
    const waits = [];
    for (const host of [1, 1, 1, 2, 2, 3])
      waits.push(await (waits.length % 2 ? one : other)(networksOf(`203.0.113.${host}`)));
    await database.destroy();
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, false, true, true]);
  },
  pairTimeoutMs,
);

it(
  'is not held up by crowds whose networks overlap',
  async () => {
    const database = await (await openPair()).openDatabase();
    const take = sharedCounts(database, { ...limits, 24: 1_000, 0: 1_000 }, minuteMs);
    const visitors = Array.from({ length: 100 }, (_, host) => networksOf(`203.0.113.${host}`));
    const waits = await Promise.all(visitors.flatMap((networks) => [take(networks), take([...networks].reverse())]));
    await database.destroy();
    expect(Math.max(...waits)).toBe(0);
  },
  pairTimeoutMs,
);

it(
  'counts a visitor anew whose count was begun by a clock that was ahead',
  async () => {
    const database = await (await openPair()).openDatabase();
    const ahead = new Date(Date.now() + 1_100 * 24 * 60 * minuteMs).toISOString();
    const rows = ['known', 'gone'].map((key) => ({ key, current: 31, ends_at: ahead }));
    await database.insertInto('rate_counts').values(rows).execute();
    const take = sharedCounts(database, limits, 10 * minuteMs);
    expect(await take([{ prefix: 32, name: 'known' }])).toBe(0);
    await forgetCounts(database);
    expect(await database.selectFrom('rate_counts').select('key').execute()).toEqual([{ key: 'known' }]);
    await database.destroy();
  },
  pairTimeoutMs,
);
