import { type Dialect, PostgresDialect } from 'kysely';

/** `pg` is loaded only here: most installations keep their rows in a file. */
export async function postgresDialect(url: string, onError: (error: Error) => void = () => {}): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener the process ends when PostgreSQL stops while a connection rests in the pool.
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
