import type { Kysely } from 'kysely';
import type { Metrics } from '../metrics/metrics.ts';

/** Connections to a PostgreSQL server, and the queries that wait for one. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const pools = new WeakMap<object, Pool>();

export function rememberPool(database: object, pool: Pool) {
  pools.set(database, pool);
}

/** Nothing to tell of a database in a file. */
export function connectionMetrics<Tables>(database: Kysely<Tables>, metrics: Pick<Metrics, 'gauge'>) {
  const pool = pools.get(database);
  if (!pool) return;
  const help = 'Connections to PostgreSQL in use and idle, and queries that wait for one.';
  metrics.gauge({ name: 'site_database_connections', help, labels: ['state'] }, () => [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ]);
}
