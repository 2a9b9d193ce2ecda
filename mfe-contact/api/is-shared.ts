import { type Kysely, SqliteAdapter } from 'kysely';

/** Whether other services may use this database at the same time: a PostgreSQL does, a file belongs to one process. */
export function isShared<Tables>(database: Kysely<Tables>): boolean {
  return !(database.getExecutor().adapter instanceof SqliteAdapter);
}
