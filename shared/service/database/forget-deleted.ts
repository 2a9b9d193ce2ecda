import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Removes deleted rows from the write-ahead log too. The database file overwrites them on deletion (`secure_delete`),
 * but the log keeps the old pages until it is truncated.
 */
export async function forgetDeleted<Tables>(database: Kysely<Tables>): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
