import path from 'node:path';
import { type DatabaseOptions, openDatabase } from '@site/service/database/open-database';
import { isPostgres } from '@site/service/database/postgres';
import { sharedSecret } from '@site/service/database/shared-secret';
import { persistentSecret } from '@site/service/process/secrets';
import type { SelectQueryBuilder } from 'kysely';
import { migrations, postgresMigrations } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

interface ContactDatabaseOptions extends Pick<DatabaseOptions, 'onUnusable'> {
  dataDir: string;
  databaseUrl?: string;
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

/** What tokens and links are signed with. */
export const secretNames = ['csrf-secret', 'subscription-secret'] as const;

/**
 * The secret beside a database file. On PostgreSQL the first service shares its own, so that links sent before it moved there stay
 * valid.
 */
export function contactSecret(
  database: Database,
  dataDir: string,
  name: (typeof secretNames)[number],
): Promise<Buffer> {
  const ownSecret = () => persistentSecret(dataDir, name);
  return isPostgres(database)
    ? sharedSecret(database, { table: 'shared_secrets', name, encoding: 'base64url' }, ownSecret)
    : ownSecret();
}

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
