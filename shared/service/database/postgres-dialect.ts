import { type Dialect, PostgresDialect } from 'kysely';

/** Loads `pg` on demand: most installations store their rows in a file. */
export async function postgresDialect(url: string, onError: (error: Error) => void = () => {}): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener the process would crash when PostgreSQL stops while a pooled connection is idle.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
