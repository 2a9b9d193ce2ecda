import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Takes deleted rows out of the write-ahead log too. In the file itself they are overwritten as they are deleted
 * (`secure_delete`), but the log keeps older pages until it is written anew.
 */
export async function forgetDeleted<Tables>(database: Kysely<Tables>): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
