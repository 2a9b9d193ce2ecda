import { openPair, pairTimeoutMs } from '../testing/service-pair.ts';
import { forgetCounts, sharedCounts } from './shared-counts.ts';

const minuteMs = 60_000;

it(
  'counts a visitor anew whose count was begun by a clock that was ahead',
  async () => {
    const database = await (await openPair()).openDatabase();
    const ahead = new Date(Date.now() + 1_100 * 24 * 60 * minuteMs).toISOString();
    const rows = ['known', 'gone'].map((key) => ({ key, current: 31, ends_at: ahead }));
    await database.insertInto('rate_counts').values(rows).execute();
    const Store = sharedCounts(database);
    const counted = await new Promise((resolve, reject) =>
      new Store({}).incr('known', (error, result) => (error ? reject(error) : resolve(result)), 10 * minuteMs, 30),
    );
    expect(counted).toEqual({ current: 1, ttl: 10 * minuteMs });
    await forgetCounts(database);
    expect(await database.selectFrom('rate_counts').select('key').execute()).toEqual([{ key: 'known' }]);
    await database.destroy();
  },
  pairTimeoutMs,
);
