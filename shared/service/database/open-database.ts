import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { UnusableDatabase } from './database-errors.ts';
import { type Migration, migrate, migrateSchema } from './migrate.ts';
import { isPostgres, postgresDialect, rememberPool } from './postgres.ts';
import { checkIntegrity, LibsqlConnection, lockFile, RetryingDialect } from './sqlite.ts';

const checkIntervalMs = 60 * 60 * 1000;

/** Where rows are stored: in a file that only this process opens, or on a PostgreSQL server if `url` is given. */
export interface DatabaseLocation {
  file: string;
  /** `postgres://…`; takes precedence over the file. */
  url?: string;
  /** On a PostgreSQL server, the schema with all tables of this service: services share a database, but no table. */
  schema: string;
}

export interface DatabaseOptions extends DatabaseLocation {
  migrations: Migration[];
  /** Called once if the file turns out to be damaged, or is moved or replaced, while it is open: nothing works from then on. */
  onUnusable?: (error: UnusableDatabase) => void;
  /** Time between two checks of the whole file for damage. */
  checkIntervalMs?: number;
}

/**
 * Opens the database and brings its tables up to date. Close it with `destroy()`. Throws `UnusableDatabase` for a file that is damaged, or
 * that this user may not write.
 * @example
 * const database = await openDatabase<Tables>({ file: '/data/blog.db', schema: 'blog', migrations });
 */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Kysely<Tables>> {
  const { url, schema, migrations } = options;
  const { dialect, pool } = url ? await postgresDialect(url, schema) : await fileDialect(options);
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

async function fileDialect(options: DatabaseOptions): Promise<{ dialect: Dialect; pool?: never }> {
  const { file, onUnusable = () => {} } = options;
  await mkdir(path.dirname(file), { recursive: true });
  const release = lockFile(file);
  try {
    await checkIntegrity(file);
    const onEnd = () => {
      clearInterval(checks);
      release();
    };
    const connection = new LibsqlConnection(file, { onEnd, onUnusable });
    const check = () =>
      checkIntegrity(file).catch((error: unknown) => {
        // Anything else, such as a lock or too many open files, is reported by the next statement.
        if (error instanceof UnusableDatabase && error.failure === 'damaged') connection.giveUp(error);
      });
    const checks = setInterval(check, options.checkIntervalMs ?? checkIntervalMs).unref();
    return { dialect: new RetryingDialect(connection) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Room for a few rows and their place in the write-ahead log. */
const minFreeBytes = 64 * 1024;

/** Throws while nothing can be stored: the database is locked or read-only, or the disk of its folder is full. Writes nothing itself. */
export async function checkWritable<Tables>(database: Kysely<Tables>, folder: string): Promise<void> {
  if (isPostgres(database)) {
    const { rows } = await sql<{ isReadOnly: boolean }>`select pg_is_in_recovery() as "isReadOnly"`.execute(database);
    if (rows[0]?.isReadOnly) throw new Error('The server of DATABASE_URL is a standby, which is read-only.');
    return;
  }
  // Takes the lock of a writer and gives it back. Says in a sentence where the file is gone, which `statfs` would not.
  await database.transaction().execute(async () => {});
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes)
    throw Object.assign(new Error(`The disk of ${folder} is full.`), { code: 'ENOSPC' });
}
