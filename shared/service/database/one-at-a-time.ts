import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** A process that holds the lock for longer is stuck, or has very much to do; whoever waits says so instead of hanging too. */
const patienceSeconds = 60;

/**
 * Runs `work` while no other process that shares the database runs work of this name. A database file has one process
 * only. Everything in `work` uses the connection that holds the lock: when it is lost, the work fails and nothing of it goes on unguarded.
 */
export async function oneAtATime<Tables, Result>(
  database: Kysely<Tables>,
  name: string,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.getExecutor().adapter instanceof SqliteAdapter) return work(database);
  return database.connection().execute(async (connection) => {
    // Services with schemas of their own do not wait for one another.
    const key = sql`hashtextextended(current_schema() || ' ' || ${name}, 0)`;
    await sql`select set_config('lock_timeout', ${`${patienceSeconds}s`}, false)`.execute(connection);
    try {
      await sql`select pg_advisory_lock(${key})`.execute(connection);
    } catch (error) {
      if (Object(error).code !== lockNotAvailable) throw error;
      throw new Error(`Another process has been busy with ${name} for ${patienceSeconds} s.`, { cause: error });
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** PostgreSQL's code for a lock that was not had in time. */
const lockNotAvailable = '55P03';
