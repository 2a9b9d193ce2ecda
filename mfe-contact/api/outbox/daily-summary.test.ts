import { testDatabases } from '@site/service/testing/databases';
import { createEnquiryLinks } from '../enquiries/enquiry-links.ts';
import { maxListed } from '../enquiries/enquiry-repository.ts';
import { eraseExpired } from '../retention/retention.ts';
import { openRetentionClock } from '../retention/retention-clock.ts';
import type { Database, Tables } from '../tables.ts';
import { openMail, openOutbox } from '../testing/open-outbox.ts';
import { openTables, site, storeAt } from '../testing/stored-rows.ts';
import { queueSummary, readSummary } from './daily-summary.ts';
import { summaryMail } from './mail-texts.ts';

const desk = [{ name: 'Desk', address: 'desk@sevantra.example' }];
const links = createEnquiryLinks(Buffer.alloc(32, 7), site, desk);
const daily = { time: '18:30', isDaily: true };
const whenSuspected = { ...daily, isDaily: false };

// 18:30 in India.
const evening = new Date('2026-11-20T13:00:00.000Z');
const earlier = (milliseconds: number) => new Date(evening.getTime() - milliseconds);
const later = (milliseconds: number) => earlier(-milliseconds);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(testDatabases())('the daily summary on %s', (_kind, newLocation) => {
  it('is queued once a day, by whichever service is first', async () => {
    const location = await newLocation();
    const one = await openTables(location);
    await receive(one, earlier(hourMs));
    const other = location.url ? await openTables(location) : one;
    const queue = (at: Date) =>
      Promise.all([one, other, one, other].map((service) => queueSummary(service, daily, at)));
    expect((await queue(evening)).filter(Boolean)).toHaveLength(1);
    expect((await queue(later(4 * hourMs))).filter(Boolean)).toEqual([]);
    expect((await queue(later(dayMs))).filter(Boolean)).toHaveLength(1);
    expect((await summaries(one)).map((row) => row.summary_day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('says that the clock has jumped, even where there is nothing else to report', async () => {
    const database = await openTables(await newLocation());
    await receive(database, earlier(3 * dayMs), { done_at: earlier(3 * dayMs).toISOString() });
    for (const wall of [() => earlier(3 * dayMs), () => evening])
      await openRetentionClock(database, { wall, monotonicMs: () => 0 });
    expect(await queueSummary(database, daily, evening)).toBe(true);
    const { text } = summaryMail(await readSummary(database, '2026-11-20', '18:30'), desk, links);
    expect(text).toMatch(/^No expired data is erased: the clock went from 17 Nov 2026, .* 20 Nov 2026, 6:30 pm/);
    expect(text).toContain('npm run enquiries -- erase-expired --confirm');
  });

  it('is withdrawn from the folder when an enquiry expires', async () => {
    const database = await openTables(await newLocation());
    await receive(database, earlier(hourMs));
    await queueSummary(database, daily, evening);
    await database.updateTable('deliveries').set({ state: 'written' }).where('channel', '=', 'summary').execute();
    await eraseExpired(database, evening, 24);
    expect(await summaries(database)).toMatchObject([{ state: 'written' }]);
    await receive(database, new Date('2024-01-01T00:00:00.000Z'));
    await eraseExpired(database, evening, 24);
    expect(await summaries(database)).toMatchObject([{ state: 'dead', last_error: 'erased' }]);
    expect(await queueSummary(database, daily, evening)).toBe(false);
  });

  it('is erased after a week', async () => {
    const database = await openTables(await newLocation());
    await receive(database, earlier(hourMs));
    await queueSummary(database, daily, evening);
    await eraseExpired(database, later(7 * dayMs), 24);
    expect(await summaries(database)).toHaveLength(1);
    await eraseExpired(database, later(8 * dayMs), 24);
    expect(await summaries(database)).toEqual([]);
  });
});

describe('the daily summary', () => {
  it('waits for its time', async () => {
    const database = await openTables();
    await receive(database, earlier(hourMs));
    expect(await queueSummary(database, daily, earlier(1))).toBe(false);
    expect(await queueSummary(database, daily, evening)).toBe(true);
  });

  it('is sent the next day by a service that was down at its time', async () => {
    const database = await openTables();
    await receive(database, earlier(hourMs), { held_reason: '12 links' });
    const morning = later(15 * hourMs);
    await receive(database, morning);
    for (const expected of [true, false]) expect(await queueSummary(database, daily, morning)).toBe(expected);
    expect((await summaries(database)).map((row) => row.summary_day)).toEqual(['2026-11-20']);
  });

  it('is not sent when there is nothing to report', async () => {
    const database = await openTables();
    await receive(database, earlier(3 * dayMs), { done_at: earlier(2 * dayMs).toISOString() });
    expect(await queueSummary(database, daily, evening)).toBe(false);
    await receive(database, earlier(3 * dayMs));
    expect(await queueSummary(database, daily, evening)).toBe(true);
  });

  it('is sent for suspected spam only, where it is not wanted daily', async () => {
    const database = await openTables();
    await receive(database, earlier(hourMs));
    expect(await queueSummary(database, whenSuspected, evening)).toBe(false);
    await receive(database, earlier(hourMs), { held_reason: '12 links' });
    expect(await queueSummary(database, whenSuspected, evening)).toBe(true);
  });

  it('names enquiries that were suspected before the service was off for days', async () => {
    const database = await openTables();
    await receive(database, earlier(hourMs / 2), { full_name: 'A customer', held_reason: '12 links' });
    const sunday = later(2 * dayMs);
    expect(await queueSummary(database, whenSuspected, sunday)).toBe(true);
    await receive(database, later(dayMs), { full_name: 'Another', held_reason: '12 links' });
    const { text } = summaryMail(await readSummary(database, '2026-11-22', '18:30'), desk, links);
    expect(text).toMatch(/Spam\? {2}2, held back.*\n-- \n.*Another, .*A customer, /s);
  });

  it('is sent once for a suspected enquiry, and again each week until somebody settles it', async () => {
    const database = await openTables();
    await receive(database, earlier(hourMs), { held_reason: '12 links' });
    const daysWithMail = [];
    for (let day = 0; day < 15; day++)
      if (await queueSummary(database, whenSuspected, later(day * dayMs))) daysWithMail.push(day);
    expect(daysWithMail).toEqual([0, 7, 14]);
    await database.updateTable('enquiries').set({ done_at: evening.toISOString() }).execute();
    expect(await queueSummary(database, whenSuspected, later(21 * dayMs))).toBe(false);
  });

  it('is sent again the day after one that was given up or dated by a wrong clock', async () => {
    const database = await openTables();
    await receive(database, earlier(hourMs), { held_reason: '12 links' });
    await queueSummary(database, whenSuspected, later(400 * dayMs));
    await queueSummary(database, whenSuspected, evening);
    await database.updateTable('deliveries').set({ state: 'dead' }).where('summary_day', '=', '2026-11-20').execute();
    expect(await queueSummary(database, whenSuspected, later(dayMs))).toBe(true);
  });
});

it('lists new and open enquiries, with their ages', async () => {
  const database = await openTables();
  await receive(database, earlier(12.5 * dayMs), { full_name: 'Ravi Rao' });
  await receive(database, earlier(dayMs + 1), { full_name: 'Ira Sen', company_name: '' });
  await receive(database, earlier(dayMs), { full_name: 'Meena Das', done_at: earlier(hourMs).toISOString() });
  await receive(database, earlier(hourMs));
  const spam = earlier(hourMs).toISOString();
  await receive(database, earlier(2 * hourMs), { full_name: 'A bot', done_at: spam, spam_at: spam });
  await receive(database, earlier(2 * hourMs), { full_name: 'Perhaps a bot', held_reason: '12 links' });
  await receive(database, evening, { full_name: 'Too late' });
  const { subject, text } = summaryMail(await readSummary(database, '2026-11-20', '18:30'), desk, links);
  expect(subject).toBe('Enquiries on 20 November 2026: 2 new, 3 open, 1 held back');
  expect(text).toContain('From 19 Nov 2026, 6:30 pm to 20 Nov 2026, 6:30 pm (India):');
  expect(text).toMatch(/New: {3}2\nDone: {2}1\nOpen: {2}3, .*\nSpam\? {2}1, held back/);
  expect(text).toMatch(/New:\n {2}SEV-\S+ {2}19 Nov 2026, 6:30 pm {2}Meena Das, .* \(done\)\n {2}SEV-\S+ .*Asha Verma/);
  expect(text).toMatch(/before:\n {2}SEV-\S+ .*Ravi Rao, .*, 12 days old\n {2}SEV-\S+ .* {2}Ira Sen, a day old\n/);
  expect(text).toMatch(/\n-- \n.*\n\nSEV-\S+ .*Perhaps a bot, .*: 12 links\n.*\n.*\?not-spam=\S+\n.*\n.*\?spam=\S+\n$/);
  expect(text).not.toMatch(/Too late|A bot|@|98765|taps/);
});

it('is dated by the day that it covers, even if that has just ended', async () => {
  const database = await openTables();
  await receive(database, earlier(hourMs));
  const { subject } = summaryMail(await readSummary(database, '2026-11-21', '00:00'), desk, links);
  expect(subject).toBe('Enquiries on 20 November 2026: 1 new, 1 open');
});

it('isolates right-to-left names from the text that follows', async () => {
  const database = await openTables();
  await receive(database, earlier(12.5 * dayMs), { full_name: 'احمد', company_name: 'شرکت' });
  const { text } = summaryMail(await readSummary(database, '2026-11-20', '18:30'), desk, links);
  expect(text).toContain('\u2068احمد\u2069, \u2068شرکت\u2069, 12 days old');
});

it('lists fifty at most, and says how many more', async () => {
  const database = await openTables();
  for (let count = 0; count < maxListed + 2; count++) await receive(database, earlier(hourMs));
  const { text } = summaryMail(await readSummary(database, '2026-11-20', '18:30'), desk, links);
  expect(text.match(/Asha Verma/g)).toHaveLength(maxListed);
  expect(text).toContain('and 2 more: npm run enquiries');
});

it('is mailed to the sales desk, where no name adds a line to it', async () => {
  const [server, outbox] = await Promise.all([openMail(), openOutbox()]);
  await outbox.database.updateTable('enquiries').set({ full_name: 'Asha\r\nBcc: evil@x.example' }).execute();
  outbox.pass(evening.getTime() - outbox.clock().getTime());
  await queueSummary(outbox.database, daily, outbox.clock());
  await outbox.sendAll(outbox.overSmtp(server.url, daily));
  const summary = server.received.find(({ text }) => text.includes('Subject: Enquiries on 20 November'));
  expect(summary?.to).toEqual(['desk@sevantra.example']);
  expect(summary?.text).toContain('Asha Bcc: evil@x.example, Verma Public School');
});

/** Stores an enquiry as if it had come at that moment. */
async function receive(database: Database, at: Date, columns: Partial<Tables['enquiries']> = {}) {
  const stored = await storeAt(database, at);
  if (!('reference' in stored)) throw new Error('Nothing was stored.');
  if (Object.keys(columns).length > 0)
    await database.updateTable('enquiries').set(columns).where('reference', '=', stored.reference).execute();
}

function summaries(database: Database) {
  return database
    .selectFrom('deliveries')
    .selectAll()
    .where('channel', '=', 'summary')
    .orderBy('summary_day')
    .execute();
}
