import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Dialect, Kysely, SqliteDialect } from 'kysely';
import { rememberPool } from './connection-counts.ts';
import { LibsqlConnection } from './libsql-connection.ts';
import { lockFile } from './lock-file.ts';
import { type Migration, migrate } from './migrate.ts';
import { migrateSchema } from './migrate-schema.ts';
import { postgresDialect } from './postgres-dialect.ts';

/** Where rows are stored: in a file that only this process opens, or on a PostgreSQL server if `url` is given. */
export interface DatabasePlace {
  file: string;
  /** `postgres://…`; takes precedence over the file. */
  url?: string | undefined;
  /** On a PostgreSQL server, the schema with all tables of this service: services share a database, but no table. */
  schema: string;
}

export interface DatabaseOptions extends DatabasePlace {
  migrations: Migration[];
  /** Called with errors that occur outside any query. */
  onError?: (error: Error) => void;
}

/** Opens the database and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Kysely<Tables>> {
  const { file, url, schema, migrations, onError } = options;
  const { dialect, pool } = url ? await postgresDialect({ url, schema, onError }) : await fileDialect(file);
  const database = new Kysely<Tables>({ dialect });
  if (pool) rememberPool(database, pool);
  try {
    await (url ? migrateSchema(database, schema, migrations) : migrate(database, migrations));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function fileDialect(file: string): Promise<{ dialect: Dialect; pool?: never }> {
  await mkdir(path.dirname(file), { recursive: true });
  const release = lockFile(file);
  const connection = new LibsqlConnection(file, release);
  return { dialect: new SqliteDialect({ database: connection }) };
}
