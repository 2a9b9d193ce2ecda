import { readFile } from 'node:fs/promises';
import { itOnPostgres } from '@site/service/testing/it-on-postgres';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { sql } from 'kysely';
import { openContactDatabase } from '../database.ts';
import type { Database } from '../tables.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { runEnquiries, writtenMails } from '../testing/run-enquiries.ts';
import { openForm, openPair, postEnquiry } from '../testing/service-process.ts';

itOnPostgres('copies every row and secret, so that references, links in mails and open forms stay valid', async () => {
  const { dataDir, databaseUrl, copy, reference, token, formHeaders } = await openStopped();
  const { stdout } = await copy();
  expect(stdout).toMatch(/^enquiries +1\nidempotency_keys +501\n(?:.+\n)*deliveries +1\n(?:.+\n)*shared_secrets +4\n/);
  const [file, postgres] = [await rowsOf({ dataDir }), await rowsOf({ dataDir, databaseUrl })];
  expect(postgres).toEqual(file);
  expect(Object.entries(file).filter(([, rows]) => rows.length === 0)).toEqual([]);

  const otherFolder = temporaryFolder();
  const service = await listenAsService(otherFolder, { DATABASE_URL: databaseUrl, ENQUIRY_MAIL_TO: desk });
  const marked = await fetch(`${service.address}/api/v1/enquiryLinks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect((await marked.json()).data).toMatchObject({ outcome: 'changed', enquiry: { reference, doneBy: desk } });
  expect(await postEnquiry(service.address, '203.0.113.8', { fullName: 'Ravi' }, formHeaders)).toMatch(/^SEV-/);
  const shown = await runEnquiries(otherFolder, ['show', reference]);
  expect(shown.stdout).toContain('Two taps leak in the science wing.');
});

itOnPostgres('refuses a file that a service has open, and a database that one has used', async () => {
  const { dataDir, databaseUrl, copy } = await openStopped();
  const service = await listenAsService(dataDir);
  await expect(copy()).rejects.toThrow('contact.db is in use by another process');
  await service.stop();
  await copy();
  const before = await rowsOf({ dataDir, databaseUrl });
  await expect(copy()).rejects.toThrow('already uses that database (enquiries has rows): name an empty one.');
  expect(await rowsOf({ dataDir, databaseUrl })).toEqual(before);
});

itOnPostgres('leaves nothing of a copy that failed half-way, and can be repeated', async () => {
  const { dataDir, databaseUrl, copy } = await openStopped();
  // More than an integer of PostgreSQL holds, in one of the tables that are copied last.
  await change(dataDir, sql`update clock_marks set in_step_ms = 3000000000`);
  await expect(copy()).rejects.toThrow('out of range');
  expect(Object.values(await rowsOf({ dataDir, databaseUrl })).flat()).toEqual([]);
  await change(dataDir, sql`update clock_marks set in_step_ms = 0`);
  await copy();
  expect(await rowsOf({ dataDir, databaseUrl })).toEqual(await rowsOf({ dataDir }));
});

it('needs a database file, and an address to copy it to', async () => {
  const folder = temporaryFolder();
  await expect(runEnquiries(folder, ['copy-to-postgres'])).rejects.toThrow('Set DATABASE_URL');
  const environment = { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' };
  await expect(runEnquiries(folder, ['copy-to-postgres'], environment)).rejects.toThrow('There is no database');
});

itOnPostgres('says which version is needed where a field was delivered and rolled back', async () => {
  const { dataDir, databaseUrl, copy } = await openStopped();
  await change(
    dataDir,
    sql`alter table enquiries add column city text`,
    sql`insert into applied_migrations values ('099-add-city', '2026-11-20T19:00:00.000Z')`,
  );
  await expect(copy()).rejects.toThrow('has the migration 099-add-city of a newer version');
  expect(Object.values(await rowsOf({ dataDir, databaseUrl })).flat()).toEqual([]);
});

itOnPostgres('copies all tables of the file, none of which counts rows by itself', async () => {
  const { databaseUrl, folders } = await openPair();
  const known = [...copied, 'shared_secrets', 'applied_migrations'];
  const ofFile = sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  expect(await namesIn({ dataDir: folders[0] }, ofFile)).toEqual(new Set(known));
  const ofPostgres = sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'contact'::regnamespace and relkind in ('r', 'S')`;
  expect(await namesIn({ dataDir: folders[0], databaseUrl }, ofPostgres)).toEqual(new Set([...known, 'rate_counts']));
});

const desk = 'desk@sevantra.example';

/** A service with rows in all tables that has stopped, and an empty PostgreSQL database. */
async function openStopped() {
  const { databaseUrl } = await openPair();
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir, { ENQUIRY_MAIL_TO: desk });
  const reference = (await postEnquiry(service.address)) ?? '';
  const formHeaders = await openForm(service.address);
  const [mail = ''] = await writtenMails(dataDir, 1);
  const text = (await readFile(mail, 'utf8')).replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const [, token] = /\/enquiry\?answered=(\S+)/.exec(text) ?? [];
  await service.stop();
  const now = '2026-11-20T19:00:00.000Z';
  await change(
    dataDir,
    sql`insert into subscriptions (id, email_id, email_key, wording, requested_at) values ('s', 'A@b.example', 'a@b.example', 'Yes', ${now})`,
    sql`insert into enquiry_events select 'e', id, ${now}, 'meena', 'done', null from enquiries`,
    sql`insert into clock_marks values ('retention', ${now}, null, ${now}, 0, ${now})`,
    sql`insert into acknowledged_mailboxes values ('m', ${now}, ${now})`,
    sql`insert into asked_mailboxes values ('m', 's', 2, ${now}, 'e')`,
    sql`insert into unsubscribed_mailboxes values ('m', ${now}, null)`,
    // More than one insert takes.
    sql`insert into idempotency_keys with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 501)
      select 'key ' || n, 'hash', ${reference}, ${now} from numbers`,
  );
  const copy = () => runEnquiries(dataDir, ['copy-to-postgres'], { DATABASE_URL: databaseUrl });
  return { dataDir, databaseUrl, copy, reference, token, formHeaders };
}

const copied = [
  'enquiries',
  'idempotency_keys',
  'subscriptions',
  'deliveries',
  'acknowledged_mailboxes',
  'asked_mailboxes',
  'unsubscribed_mailboxes',
  'clock_marks',
  'enquiry_events',
  'retention_days',
];

interface Location {
  dataDir: string;
  databaseUrl?: string;
}

async function open<Result>(location: Location, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openContactDatabase(location);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function change(dataDir: string, ...statements: ReturnType<typeof sql>[]) {
  return open({ dataDir }, async (database) => {
    for (const statement of statements) await statement.execute(database);
  });
}

/** The rows of each table, in the order of their texts. */
function rowsOf(location: Location): Promise<Record<string, string[]>> {
  return open(location, async (database) => {
    const tables: Record<string, string[]> = {};
    for (const table of copied) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database);
      tables[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    }
    return tables;
  });
}

function namesIn(location: Location, query: ReturnType<typeof sql<{ name: string }>>): Promise<Set<string>> {
  return open(location, async (database) => {
    const { rows } = await query.execute(database);
    return new Set(rows.map(({ name }) => name));
  });
}
