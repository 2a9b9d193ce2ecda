import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Dialect,
  type Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  SqliteAdapter,
  sql,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Metrics } from '../process/metrics.ts';
import { errorCode, errorText } from '../process/system-errors.ts';

/** How long a statement waits for a row or table that another one holds. After this the visitor is asked to try again. */
const lockTimeoutMs = 2_000;

/**
 * A server that fails over without a word closes no connection: without limits of our own its queries would wait for as long as the system
 * repeats packets, a quarter of an hour and more.
 */
const connectionLimits = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * Loads `pg` on demand: most installations store their rows in a file. Throws one sentence for the operator, which never holds the password,
 * if the server cannot be used or keeps no sessions.
 */
export async function postgresDialect(url: string, schema: string): Promise<{ dialect: Dialect; pool: Pool }> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    ...connectionLimits,
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
  return { dialect: new PostgresDialect({ pool: { connect: () => connect(pool), end: () => pool.end() } }), pool };
}

/** A connection that did not answer in time is closed: the queries behind it would wait as long. */
async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(statement: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('Rows are read at once here, never by a cursor.');
    return client.query(statement, [...parameters]).catch((error: unknown) => {
      if (errorText(error) === 'Query read timeout') void client.end();
      throw error;
    });
  }
  return { query, release: () => client.release() };
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
  const lock = { key, name };
  return database.connection().execute((connection) => withSessionLock(connection, lock, () => work(connection)));
}

interface SessionLock {
  /** SQL for a number. */
  key: RawBuilder<unknown>;
  /** For the error when waiting ends. */
  name: string;
}

const lockPauseMs = 50;

/**
 * Runs `work` while this connection holds a lock that ends with the connection, even if this process is killed. Asks again and again rather
 * than wait in one query, which would look like a server that does not answer.
 * @example
 * await withSessionLock(connection, { key: sql`42`, name: 'migrations' }, () => migrate(connection, migrations));
 */
export async function withSessionLock<Tables, Result>(
  connection: Kysely<Tables>,
  { key, name }: SessionLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + advisoryLockWaitMs;
  while (!(await isTaken(connection, key))) {
    if (performance.now() > end)
      throw new Error(`Another process holds the lock '${name}'; waited ${advisoryLockWaitMs / 1000} s for it.`);
    await pause(lockPauseMs);
  }
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${key})`.execute(connection);
  }
}

async function isTaken<Tables>(connection: Kysely<Tables>, key: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(connection);
  return rows[0]?.taken ?? false;
}

/** Whether other services may use this database at the same time: true for PostgreSQL, while a file belongs to one process. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return !(database.getExecutor().adapter instanceof SqliteAdapter);
}

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
    const { rows: firstSession } = await first.query('select pg_backend_pid() as pid, set_config($1, $2, false)', [
      sessionSetting,
      mark,
    ]);
    await second.query('begin');
    const { rows: secondSession } = await second.query('select pg_backend_pid() as pid');
    // Behind a pooler with a single server connection, the first would wait for the second to release it.
    if (firstSession[0]?.pid === secondSession[0]?.pid) return false;
    const { rows: settings } = await first.query('select current_setting($1, true) as mark', [sessionSetting]);
    return settings[0]?.mark === mark;
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

const certificateErrors = /SELF_SIGNED_CERT|UNABLE_TO_|CERT_|ERR_TLS_CERT/;

/** The server's words where it takes connections with TLS only: PostgreSQL's own, and those of hosted ones. */
const wantsTls = /no encryption|SSL off|(?:SSL|TLS).{0,20} (?:is )?required|insecure connection/i;

function explain(error: unknown): Problem {
  const code = errorCode(error);
  if (wantsTls.test(errorText(error)))
    return { reason: 'takes connections with TLS only', remedy: 'add ?sslmode=verify-full to the address' };
  if (certificateErrors.test(code))
    return {
      reason: `has a certificate that this machine does not trust (${code})`,
      remedy: 'add &sslrootcert=FILE with the certificate of its authority to the address',
    };
  if (/does not support SSL/.test(errorText(error)))
    return { reason: 'offers no TLS', remedy: 'take sslmode out of the address or turn TLS on there' };
  const refusal = refusals[code];
  if (refusal) return refusal;
  const why = code || errorText(error);
  return { reason: `does not answer (${why})`, remedy: 'start PostgreSQL there or correct the address' };
}
