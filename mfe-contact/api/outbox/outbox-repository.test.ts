import { newFile, testDatabases } from '@site/service/testing/databases';
import { itOnPostgres } from '@site/service/testing/it-on-postgres';
import { dayMs } from '@site/text/indian-time';
import { openOutbox } from '../testing/open-outbox.ts';
import { beginSending, claim, giveUpUncertain, leaseMs, settle } from './outbox-repository.ts';

describe.each(testDatabases())('outbox on %s', (_kind, newLocation) => {
  it('gives a message to only one of several claims at the same time', async () => {
    const outbox = await open();
    const others = Array.from({ length: 8 }, () => outbox.claim(['email']));
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(1);
  });

  it('gives a message to another claim when its lease ends', async () => {
    const outbox = await open();
    await outbox.claim(['email']);
    outbox.pass(leaseMs - 1);
    expect(await outbox.claim(['email'])).toBeUndefined();
    outbox.pass(1);
    expect(await outbox.claim(['email'])).toMatchObject({ attempts: 2 });
  });

  it('ignores the outcome of a claim whose lease was taken over', async () => {
    const outbox = await open();
    const slow = await outbox.claim(['email']);
    outbox.pass(leaseMs);
    await outbox.claim(['email']);
    if (!slow) throw new Error('Nothing was due.');
    expect(await settle(outbox.database, slow, { state: 'dead', reason: 'timeout' }, outbox.clock())).toBe(false);
    expect(await outbox.rows()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
  });

  it.each([-1_100, 1_100])('gives out a message that was queued before the clock moved by %i days', async (days) => {
    const outbox = await open();
    outbox.pass(days * dayMs);
    expect(await outbox.claim(['email'])).toMatchObject({ attempts: 1 });
  });

  it('gives up a mail that was being sent when the clock was put back', async () => {
    const outbox = await open();
    const claimed = await outbox.claim(['email']);
    if (!claimed) throw new Error('Nothing was due.');
    await beginSending(outbox.database, claimed, outbox.clock());
    outbox.pass(-1_100 * dayMs);
    expect(await outbox.claim(['email'])).toBeUndefined();
    expect(await giveUpUncertain(outbox.database, ['email'], outbox.clock())).toHaveLength(1);
  });

  it('gives out only messages of requested kinds', async () => {
    const outbox = await open();
    expect(await outbox.claim(['webhook'])).toBeUndefined();
  });

  const open = async () => openOutbox(await newLocation());
});

// A file belongs to one service.
itOnPostgres('skips a message that another service is claiming', async () => {
  const outbox = await openOutbox({ ...(await newFile()), url: process.env.DATABASE_URL_TEST });
  await outbox.database.transaction().execute(async (other) => {
    expect(await claim(other, ['email'], outbox.clock())).toBeDefined();
    expect(await outbox.claim(['email'])).toBeUndefined();
  });
});
