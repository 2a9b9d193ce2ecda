import path from 'node:path';
import { type DatabaseOptions, openDatabase } from '@site/service/database/open-database';
import { isPostgres } from '@site/service/database/postgres';
import { persistentSecret } from '@site/service/secrets';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { migrations, postgresMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

interface ContactDatabaseOptions extends Pick<DatabaseOptions, 'onUnusable'> {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export function openContactDatabase({ dataDir, databaseUrl, onUnusable }: ContactDatabaseOptions) {
  return openDatabase<Tables>({
    file: databaseFile(dataDir),
    url: databaseUrl,
    schema: 'contact',
    migrations: databaseUrl ? postgresMigrations : migrations,
    onUnusable,
  });
}

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'contact.db');
}

/**
 * A secret shared by all services on a database: what one signs, the others accept. The first service contributes its own, so
 * that links sent before it moved to PostgreSQL stay valid. With a database file, the secret is stored beside that file.
 */
export async function sharedSecret(
  database: Kysely<Tables>,
  dataDir: string,
  name: `${string}-secret`,
): Promise<Buffer> {
  if (!isPostgres(database)) return persistentSecret(dataDir, name);
  const found = await find(database, name);
  if (found) return found;
  const value = (await persistentSecret(dataDir, name)).toString('base64url');
  await database
    .insertInto('shared_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find(database, name)) ?? Buffer.from(value, 'base64url');
}

async function find(database: Kysely<Tables>, name: string): Promise<Buffer | undefined> {
  const row = await database.selectFrom('shared_secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row && Buffer.from(row.value, 'base64url');
}

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
