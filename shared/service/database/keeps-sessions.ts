import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/**
 * Whether a connection keeps its session: its settings and locks, on which search path, migrations and single imports
 * rest. A pooler that hands a server out for each transaction does not. With one client it often goes unnoticed, because
 * the same server comes back: so while the second one holds a transaction, the first looks for what it has set.
 */
export async function keepsSessions(pool: Pool): Promise<boolean> {
  const clients: PoolClient[] = [];
  const connect = async () => {
    const client = await pool.connect();
    clients.push(client);
    return client;
  };
  try {
    const [first, second, mark] = [await connect(), await connect(), randomUUID()];
    const { rows: own } = await first.query('select pg_backend_pid() as pid, set_config($1, $2, false)', [name, mark]);
    await second.query('begin');
    const { rows: other } = await second.query('select pg_backend_pid() as pid');
    // Of a pooler with a single server the first would wait for the second to let go.
    if (own[0]?.pid === other[0]?.pid) return false;
    const { rows: found } = await first.query('select current_setting($1, true) as mark', [name]);
    return found[0]?.mark === mark;
  } finally {
    // Closed, which ends the transaction and forgets the setting.
    for (const client of clients) client.release(true);
  }
}

const name = 'site.session';

/** Continues a sentence that begins with the address. */
export const noSessions = {
  reason: 'stands behind a pooler that keeps no sessions',
  remedy: 'name the server itself, or a port of the pooler with pool_mode = session',
};
