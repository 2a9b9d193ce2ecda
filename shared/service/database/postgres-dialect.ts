import { type Dialect, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { keepsSessions, noSessions } from './keeps-sessions.ts';

/** How long a statement waits for a row or table that another holds. Beyond it the visitor is asked to try again. */
const lockTimeoutMs = 2_000;

interface PostgresOptions {
  /** `postgres://…` */
  url: string;
  /** Where all unqualified names are looked up; need not exist yet. */
  schema: string;
  /** Called with errors that occur outside any query. */
  onError?: ((error: Error) => void) | undefined;
}

/** Loads `pg` on demand: most installations store their rows in a file. Throws one sentence if no session is kept. */
export async function postgresDialect({
  url,
  schema,
  onError = () => {},
}: PostgresOptions): Promise<{ dialect: Dialect; pool: Pool }> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Not as a startup option: an address may bring options of its own, and poolers refuse them.
    onConnect: async (client) => {
      await client.query(`set search_path to ${pg.escapeIdentifier(schema)}; set lock_timeout to ${lockTimeoutMs}`);
    },
  });
  // Without listeners the process would crash when PostgreSQL stops: the pool's hears idle connections only.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  try {
    if (!(await keepsSessions(pool))) throw new Error(`DATABASE_URL ${noSessions.reason}: ${noSessions.remedy}.`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { dialect: new PostgresDialect({ pool }), pool };
}
