import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { databaseFile, openContactDatabase, openSecrets } from '../database.ts';
import type { ContactOptions } from '../settings.ts';
import type { Database, Tables } from '../tables.ts';

/**
 * All tables of the file but `shared_secrets`, which is empty there because a file's secrets are files beside it. Tables that
 * others refer to come first.
 */
export const copiedTables = [
  'enquiries',
  'enquiry_events',
  'subscriptions',
  'deliveries',
  'idempotency_keys',
  'acknowledged_mailboxes',
  'asked_mailboxes',
  'unsubscribed_mailboxes',
  'clock_marks',
] as const satisfies (keyof Tables)[];

export interface CopiedRows {
  table: keyof Tables;
  rows: number;
}

/**
 * Copies the database file of `dataDir`, and the secrets beside it, into an empty PostgreSQL database: all of it or, on any error,
 * nothing. Both get the tables of this version first. Refuses while a service has the file open.
 */
export async function copyToPostgres({
  dataDir,
  databaseUrl,
}: Pick<ContactOptions, 'dataDir' | 'databaseUrl'>): Promise<CopiedRows[]> {
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the address of the PostgreSQL database that gets the rows.');
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database ${file}: set DATA_DIR to its folder.`);
  const source = await openContactDatabase({ dataDir });
  try {
    const target = await openContactDatabase({ dataDir, databaseUrl });
    try {
      return await target.transaction().execute((transaction) => copyAll(source, transaction, dataDir));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

async function copyAll(source: Database, target: Database, dataDir: string): Promise<CopiedRows[]> {
  await refuseUsed(target);
  const copied: CopiedRows[] = [];
  for (const table of copiedTables) copied.push({ table, rows: await copyRows(source, target, table) });
  const secrets = Object.values(await openSecrets(target, dataDir)).filter(Boolean);
  return [...copied, { table: 'shared_secrets', rows: secrets.length }];
}

/** Any row counts: a service that has run there has secrets of its own, with which links of earlier mails would not be valid. */
async function refuseUsed(target: Database) {
  const tables = [...copiedTables, 'shared_secrets'];
  // Until the copy is complete, no service that starts meanwhile may write.
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(target);
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length > 0)
      throw new Error(`A contact service already uses that database (${table} has rows): name an empty one.`);
  }
}

/** Far below the 65,535 parameters that PostgreSQL takes at a time. */
const maxRowsPerInsert = 500;

async function copyRows(source: Database, target: Database, table: keyof Tables): Promise<number> {
  for (let copied = 0; ; ) {
    const page = sql`limit ${maxRowsPerInsert} offset ${copied}`;
    const { rows } = await sql<object>`select * from ${sql.table(table)} order by rowid ${page}`.execute(source);
    const [first] = rows;
    if (!first) return copied;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
    await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(target);
    copied += rows.length;
  }
}
