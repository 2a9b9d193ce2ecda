import { isPostgres } from '@site/service/database/postgres';
import { testDatabases } from '@site/service/testing/databases';
import { openOutbox } from '../testing/open-outbox.ts';
import { createDeliveryRepository, leaseMs, pauseAfter } from './delivery-repository.ts';

const dayMs = 86_400_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe.each(testDatabases())('delivery repository on %s', (_kind, newLocation) => {
  it('gives a delivery to one of many claims at once', async () => {
    const outbox = await open();
    const others = Array.from({ length: 8 }, () =>
      createDeliveryRepository(outbox.database, outbox.clock).claim(['email']),
    );
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(1);
  });

  it('passes over a delivery that another service is claiming', async () => {
    const { database, clock, deliveries } = await open();
    // A file belongs to one service.
    if (!isPostgres(database)) return;
    await database.transaction().execute(async (other) => {
      expect(await createDeliveryRepository(other, clock).claim(['email'])).toBeDefined();
      expect(await deliveries.claim(['email'])).toBeUndefined();
    });
  });

  it('gives out a claimed delivery again when its lease ends', async () => {
    const outbox = await open();
    await outbox.deliveries.claim(['email']);
    outbox.pass(leaseMs - 1);
    expect(await outbox.deliveries.claim(['email'])).toBeUndefined();
    outbox.pass(1);
    expect(await outbox.deliveries.claim(['email'])).toMatchObject({ attempts: 2 });
  });

  it('ignores the outcome of a claim whose lease was taken over', async () => {
    const outbox = await open();
    const slow = await outbox.deliveries.claim(['email']);
    outbox.pass(leaseMs);
    await outbox.deliveries.claim(['email']);
    if (!slow) throw new Error('Nothing was due.');
    expect(await outbox.deliveries.settle(slow, { state: 'failed', reason: 'timeout', isFinal: true })).toBeUndefined();
    expect(await outbox.rows()).toEqual([expect.objectContaining({ state: 'waiting', attempts: 2 })]);
  });

  it.each([-1_100, 1_100])('delivers what was queued before the clock was set by %i days', async (days) => {
    const outbox = await open();
    outbox.pass(days * dayMs);
    expect(await outbox.deliveries.claim(['email'])).toMatchObject({ attempts: 1 });
  });

  it('gives up what was on its way when the clock was put back', async () => {
    const outbox = await open();
    const claimed = await outbox.deliveries.claim(['email']);
    if (!claimed) throw new Error('Nothing was due.');
    await outbox.deliveries.beginSending(claimed);
    outbox.pass(-1_100 * dayMs);
    expect(await outbox.deliveries.claim(['email'])).toBeUndefined();
    expect(await outbox.deliveries.giveUpUncertain(['email'])).toHaveLength(1);
  });

  it('gives out only deliveries of requested kinds', async () => {
    const outbox = await open();
    expect(await outbox.deliveries.claim(['webhook'])).toBeUndefined();
  });

  async function open() {
    const outbox = await openOutbox(await newLocation());
    closing.push(outbox.close);
    return outbox;
  }
});

it('doubles the pause up to six hours', () => {
  const minutes = [1, 2, 3, 9, 10, 19].map((attempts) => pauseAfter(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
});
