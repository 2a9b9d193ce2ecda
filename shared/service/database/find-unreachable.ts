import { errorCode } from '../error-code.ts';
import { keepsSessions, noSessions } from './keeps-sessions.ts';

/**
 * Asks the PostgreSQL server behind DATABASE_URL a few questions. Returns one sentence for the operator, which never holds
 * the password, if there is no answer, or if the server keeps no sessions.
 */
export async function findUnreachable(url: string, answerTimeoutMs: number): Promise<string | undefined> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  // The server may go away after it has answered.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return (await keepsSessions(pool)) ? undefined : sentence(url, noSessions);
  } catch (error) {
    return sentence(url, explain(error));
  } finally {
    await pool.end().catch(() => undefined);
  }
}

function sentence(url: string, { reason, remedy }: { reason: string; remedy: string }): string {
  const { host, pathname } = new URL(url);
  return `DATABASE_URL names the database ${pathname.slice(1) || '(none)'} at ${host}, which ${reason}: ${remedy}.`;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const refusals: Record<string, { reason: string; remedy: string }> = {
  '28P01': { reason: 'refuses the user or the password', remedy: 'correct both in the address' },
  '28000': { reason: 'refuses this user', remedy: 'let the user in (pg_hba.conf) or name another' },
  '3D000': { reason: 'does not exist', remedy: 'create it or name another' },
  '42501': { reason: 'this user may not use', remedy: 'grant the right or name another user' },
  '53300': { reason: 'has no connection left', remedy: 'raise max_connections or end other clients' },
  ENOTFOUND: { reason: 'is no known host', remedy: 'correct the host in the address' },
  ECONNREFUSED: { reason: 'refuses the connection', remedy: 'start PostgreSQL there or correct host and port' },
};

function explain(error: unknown): { reason: string; remedy: string } {
  const code = errorCode(error);
  const known = refusals[code];
  if (known) return known;
  const why = code || (error instanceof Error ? error.message : String(error));
  return { reason: `does not answer (${why})`, remedy: 'start PostgreSQL there or correct the address' };
}
