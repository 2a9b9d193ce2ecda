import { randomUUID } from 'node:crypto';
import { type Dialect, type Kysely, PostgresDialect, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Metrics } from '../process/metrics.ts';
import { errorCode, errorText } from '../process/system-errors.ts';

/** How long a statement waits for a row or table that another one holds. After this the visitor is asked to try again. */
const lockTimeoutMs = 2_000;

/**
 * Loads `pg` on demand: most installations store their rows in a file. Throws one sentence for the operator, which never holds the password,
 * if the server cannot be used or keeps no sessions.
 */
export async function postgresDialect(url: string, schema: string): Promise<{ dialect: Dialect; pool: Pool }> {
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
  outliveServer(pool);
  try {
    await checkServer(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { dialect: new PostgresDialect({ pool }), pool };
}

async function checkServer(pool: Pool, url: string): Promise<void> {
  const isUsable = await keepsSessions(pool).catch((error: unknown) => {
    throw new Error(sentence(url, explain(error)), { cause: error });
  });
  if (!isUsable) throw new Error(sentence(url, noSessions));
}

/** Without a listener on each client the process would crash when PostgreSQL stops: the pool's own listener covers idle connections only. */
function outliveServer(pool: Pool) {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** A process that holds the lock for longer is stuck or very busy; then waiting fails with a message instead of hanging too. */
const advisoryLockWaitMs = 60_000;

/**
 * Runs `work` while no other process that shares the database runs work of this name. A database file has one process
 * only. Everything in `work` uses the connection that holds the lock: if it is lost, the work fails instead of going on without the lock.
 * @example
 * await withAdvisoryLock(database, 'posts', (connection) => importPosts(connection));
 */
export async function withAdvisoryLock<Tables, Result>(
  database: Kysely<Tables>,
  name: string,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return work(database);
  // Services with schemas of their own do not wait for one another. The key never changes: while services are updated one after the other,
  // those of both versions must exclude each other.
  const key = sql`hashtextextended(current_schema() || ' its ' || ${name}, 0)`;
  const lock = { key, name, waitMs: advisoryLockWaitMs };
  return database.connection().execute((connection) => withSessionLock(connection, lock, () => work(connection)));
}

interface SessionLock {
  /** SQL for a number. */
  key: RawBuilder<unknown>;
  /** For the error when waiting ends. */
  name: string;
  /** 0 waits without a limit. */
  waitMs: number;
}

/**
 * Runs `work` while this connection holds a lock that ends with the connection, even if this process is killed. `waitMs`
 * applies to this lock only: in `work` and afterwards the connection has its own `lock_timeout` again.
 * @example
 * await withSessionLock(connection, { key: sql`42`, name: 'migrations', waitMs: 0 }, () => migrate(connection, migrations));
 */
export async function withSessionLock<Tables, Result>(
  connection: Kysely<Tables>,
  { key, name, waitMs }: SessionLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(connection);
  await setLockTimeout(connection, `${waitMs}ms`);
  try {
    await sql`select pg_advisory_lock(${key})`.execute(connection);
  } catch (error) {
    if (errorCode(error) !== lockNotAvailable) throw error;
    throw new Error(`Another process holds the lock '${name}'; waited ${waitMs / 1000} s for it.`, { cause: error });
  } finally {
    // Not `reset`, which returns to the server's default.
    await setLockTimeout(connection, rows[0]?.lock_timeout ?? `${lockTimeoutMs}ms`);
  }
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${key})`.execute(connection);
  }
}

async function setLockTimeout<Tables>(connection: Kysely<Tables>, value: string) {
  await sql`select set_config('lock_timeout', ${value}, false)`.execute(connection);
}

/** Whether other services may use this database at the same time: true for PostgreSQL, while a file belongs to one process. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return !(database.getExecutor().adapter instanceof SqliteAdapter);
}

/** PostgreSQL's error code for a lock that was not available in time. */
const lockNotAvailable = '55P03';

const pools = new WeakMap<object, Pool>();

export function rememberPool(database: object, pool: Pool) {
  pools.set(database, pool);
}

/** Adds metrics of the connection pool; none for a database in a file. */
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

/**
 * Whether a connection keeps its session, that is, settings such as the search path and the advisory locks of migrations and
 * imports. Behind a pooler that assigns a server connection to each transaction it does not. A single client often gets
 * the same one again and does not notice: so the first client looks for its own setting while a second one is in a transaction.
 */
async function keepsSessions(pool: Pool): Promise<boolean> {
  const clients: PoolClient[] = [];
  const connect = async () => {
    const client = await pool.connect();
    clients.push(client);
    return client;
  };
  try {
    const [first, second, mark] = [await connect(), await connect(), randomUUID()];
    const { rows: own } = await first.query('select pg_backend_pid() as pid, set_config($1, $2, false)', [
      sessionSetting,
      mark,
    ]);
    await second.query('begin');
    const { rows: other } = await second.query('select pg_backend_pid() as pid');
    // Behind a pooler with a single server connection, the first would wait for the second to release it.
    if (own[0]?.pid === other[0]?.pid) return false;
    const { rows: found } = await first.query('select current_setting($1, true) as mark', [sessionSetting]);
    return found[0]?.mark === mark;
  } finally {
    // `true` closes the connection, which ends the transaction and forgets the setting.
    for (const client of clients) client.release(true);
  }
}

const sessionSetting = 'site.session';

/** Both continue a sentence that begins with the address. */
interface Problem {
  reason: string;
  remedy: string;
}

const noSessions: Problem = {
  reason: 'stands behind a pooler that keeps no sessions',
  remedy: 'name the server itself, or a port of the pooler with pool_mode = session',
};

function sentence(url: string, { reason, remedy }: Problem): string {
  const { host, pathname } = new URL(url);
  return `DATABASE_URL names the database ${pathname.slice(1) || '(none)'} at ${host}, which ${reason}: ${remedy}.`;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const refusals: Record<string, Problem> = {
  '28P01': { reason: 'refuses the user or the password', remedy: 'correct both in the address' },
  '28000': { reason: 'refuses this user', remedy: 'let the user in (pg_hba.conf) or name another' },
  '3D000': { reason: 'does not exist', remedy: 'create it or name another' },
  '42501': { reason: 'this user may not use', remedy: 'grant the right or name another user' },
  '53300': { reason: 'has no connection left', remedy: 'raise max_connections or end other clients' },
  ENOTFOUND: { reason: 'cannot be resolved', remedy: 'correct the host in the address' },
  ECONNREFUSED: { reason: 'refuses the connection', remedy: 'start PostgreSQL there or correct host and port' },
};

function explain(error: unknown): Problem {
  const code = errorCode(error);
  const known = refusals[code];
  if (known) return known;
  const why = code || errorText(error);
  return { reason: `does not answer (${why})`, remedy: 'start PostgreSQL there or correct the address' };
}
