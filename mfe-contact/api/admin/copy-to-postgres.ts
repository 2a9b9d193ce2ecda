import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { databaseFile, openContactDatabase, openSecrets } from '../database.ts';
import { migrations } from '../migrations.ts';
import type { ContactOptions } from '../settings.ts';
import type { Database } from '../tables.ts';

export interface CopiedRows {
  table: string;
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
    await refuseNewer(source, file);
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

/** After a rollback the file still has the columns of the newer version, which this version cannot create in PostgreSQL. */
async function refuseNewer(source: Database, file: string) {
  const { rows } = await sql<{ name: string }>`select name from applied_migrations order by name`.execute(source);
  const unknown = rows.find(({ name }) => !migrations.some((migration) => migration.name === name));
  if (unknown)
    throw new Error(
      `${file} has the migration ${unknown.name} of a newer version, and with it rows that this version would lose: copy it with that version.`,
    );
}

async function copyAll(source: Database, target: Database, dataDir: string): Promise<CopiedRows[]> {
  const tables = await copiedTables(source);
  await refuseUsed(target, tables);
  const copied: CopiedRows[] = [];
  for (const table of tables) copied.push({ table, rows: await copyRows(source, target, table) });
  const secrets = Object.values(await openSecrets(target, dataDir)).filter(Boolean);
  return [...copied, { table: 'shared_secrets', rows: secrets.length }];
}

/**
 * All tables of the file but `shared_secrets`, which is empty there because a file's secrets are files beside it. In the order in which
 * they were created, so that tables which others refer to come first.
 */
async function copiedTables(source: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not in ('applied_migrations', 'shared_secrets') order by rowid`.execute(source);
  return rows.map(({ name }) => name);
}

/** Any row counts: a service that has run there has secrets of its own, with which links of earlier mails would not be valid. */
async function refuseUsed(target: Database, copied: string[]) {
  const tables = [...copied, 'shared_secrets'];
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

async function copyRows(source: Database, target: Database, table: string): Promise<number> {
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
