import { type DatabasePlace, openDatabase } from '@site/service/database/open-database';
import { testDatabases } from '@site/service/testing/test-databases';
import type { Kysely } from 'kysely';
import { migrations } from '../migrations.ts';
import type { Tables } from '../tables.ts';
import { subscriptionRepository } from './subscription-repository.ts';

const morning = Date.parse('2026-11-20T03:30:00.000Z');
const hourMs = 60 * 60 * 1000;

describe.each(testDatabases())('subscription repository on %s', (_kind, newPlace) => {
  it('asks an owner once an hour, however often the address is typed', async () => {
    const { at, channels } = await openRepository(await newPlace());
    for (const minutes of [0, 10, 59]) await at(minutes * 60_000).request('Asha@school.example');
    expect(await channels()).toEqual(['confirmation']);
    await at(hourMs).request('asha@School.example');
    expect(await channels()).toEqual(['confirmation', 'confirmation']);
  });

  it('stores an address once that is sent twice at the same moment', async () => {
    const { database, at, channels } = await openRepository(await newPlace());
    await Promise.all(Array.from({ length: 5 }, () => at(0).request('asha@school.example')));
    expect(await database.selectFrom('subscriptions').select('id').execute()).toHaveLength(1);
    expect(await channels()).toEqual(['confirmation']);
  });

  it('asks once when several requests renew at the same moment', async () => {
    const { at, channels } = await openRepository(await newPlace());
    await at(0).request('asha@school.example');
    await Promise.all(Array.from({ length: 5 }, () => at(hourMs).request('asha@school.example')));
    expect(await channels()).toEqual(['confirmation', 'confirmation']);
  });

  it('confirms once, and asks no more', async () => {
    const { at, channels, onlyId } = await openRepository(await newPlace());
    await at(0).request('asha@school.example');
    expect(await at(1).confirm(await onlyId())).toBe(true);
    expect(await at(2).confirm(await onlyId())).toBe(true);
    await at(2 * hourMs).request('asha@school.example');
    expect(await channels()).toEqual(['confirmation', 'welcome']);
  });

  it('keeps the proof of an ended subscription, and lets it restart', async () => {
    const { database, at, onlyId } = await openRepository(await newPlace());
    await at(0).request('asha@school.example');
    const id = await onlyId();
    await at(1).confirm(id);
    expect(await at(2).leave(id)).toBe(true);
    expect(await at(3).leave(id)).toBe(true);
    expect(await at(4).confirm(id)).toBe(false);
    await at(2 * hourMs).request('asha@school.example');
    const rows = await database.selectFrom('subscriptions').selectAll().orderBy('requested_at').execute();
    expect(rows).toEqual([
      expect.objectContaining({
        confirmed_at: new Date(morning + 1).toISOString(),
        left_at: new Date(morning + 2).toISOString(),
      }),
      expect.objectContaining({ confirmed_at: null, left_at: null }),
    ]);
  });

  it('stores the agreed words and the page', async () => {
    const { database, at } = await openRepository(await newPlace());
    await at(0).request('asha@school.example', '/education');
    const [row] = await database.selectFrom('subscriptions').selectAll().execute();
    expect(row).toMatchObject({ source: '/education', wording: expect.stringContaining('I agree that') });
  });
});

const opened: Kysely<Tables>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.destroy())));

async function openRepository(place: DatabasePlace) {
  const database = await openDatabase<Tables>({ ...place, migrations });
  opened.push(database);
  return {
    database,
    at: (milliseconds: number) => subscriptionRepository(database, () => new Date(morning + milliseconds)),
    channels: async () =>
      (await database.selectFrom('deliveries').select('channel').orderBy('channel').execute()).map(
        ({ channel }) => channel,
      ),
    onlyId: async () => (await database.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()).id,
  };
}
