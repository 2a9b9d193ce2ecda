import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { closeAfterTest } from '@site/testing/close-after-test';
import { type Kysely, sql } from 'kysely';
import { createMetrics } from '../process/metrics.ts';
import { openForgetfulPooler } from '../testing/forgetful-pooler.ts';
import { listenHere } from '../testing/http.ts';
import { itOnPostgres } from '../testing/it-on-postgres.ts';
import { isStuck, isUnreachable } from './database-errors.ts';
import { openDatabase } from './open-database.ts';
import { connectionMetrics, withAdvisoryLock } from './postgres.ts';

interface Tables {
  notes: { id: number; text: string };
}

const migrations = [
  { name: '001-notes', statements: ['create table notes (id integer primary key, text text not null)'] },
];
const url = process.env.DATABASE_URL_TEST;

describe('services in one PostgreSQL database', () => {
  itOnPostgres('keep tables and migrations of their own', async () => {
    const others = [{ name: '001-other', statements: ['create table notes (id integer primary key)'] }];
    const [one, other] = [await open(), await open(newSchema(), others)];
    await one.insertInto('notes').values({ id: 1, text: 'mine' }).execute();
    expect(await other.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  itOnPostgres('migrate once when several start together', async () => {
    const schema = newSchema();
    const [first] = await Promise.all(Array.from({ length: 5 }, () => open(schema)));
    expect(await first?.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  itOnPostgres('report how many connections they hold', async () => {
    const database = await open();
    const metrics = createMetrics('test');
    connectionMetrics(database, metrics);
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('notes').selectAll().execute();
      expect(await metrics.text()).toContain('site_database_connections{state="used",process="test"} 1');
    });
    expect(await metrics.text()).toContain('site_database_connections{state="used",process="test"} 0');
  });

  itOnPostgres('give up waiting for a locked table', async () => {
    const database = await open();
    const write = () => database.insertInto('notes').values({ id: 1, text: 'late' }).execute();
    await database.transaction().execute(async (transaction) => {
      await sql`lock table notes in exclusive mode`.execute(transaction);
      expect(isStuck(await write().catch((error: unknown) => error))).toBe(true);
    });
    await write();
  });

  itOnPostgres('say that nothing can be stored while the server is read-only', async () => {
    const database = await open();
    const refused = await database
      .transaction()
      .setAccessMode('read only')
      .execute((transaction) => transaction.insertInto('notes').values({ id: 1, text: 'refused' }).execute())
      .catch((error: unknown) => error);
    expect(isStuck(refused)).toBe(true);
  });

  itOnPostgres('do guarded work one after the other', async () => {
    const schema = newSchema();
    const opened = await Promise.all([open(schema), open(schema)]);
    const order: string[] = [];
    const work = (name: string) => async (connection: Kysely<Tables>) => {
      order.push(`${name} begins`);
      await sql`select pg_sleep(0.02)`.execute(connection);
      order.push(`${name} ends`);
    };
    await Promise.all(opened.map((database, number) => withAdvisoryLock(database, 'notes', work(String(number)))));
    const [first = ''] = order;
    const [one, other] = first.startsWith('0') ? ['0', '1'] : ['1', '0'];
    expect(order).toEqual([`${one} begins`, `${one} ends`, `${other} begins`, `${other} ends`]);
  });

  itOnPostgres('close a connection that does not answer in time, and go on with another', async () => {
    const proxy = await openProxy(url ?? '');
    const database = await openDatabase<Tables>({ file: '', url: proxy.url, schema: newSchema(), migrations });
    closeAfterTest(() => database.destroy());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    proxy.fallSilent();
    const reading = database
      .selectFrom('notes')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    jest.useRealTimers();
    expect(isUnreachable(await reading)).toBe(true);
    expect(await database.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  itOnPostgres('survive a lost connection under a query', async () => {
    const database = await open();
    const lost = await database
      .transaction()
      .execute((transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction))
      .catch((error: unknown) => error);
    expect(isUnreachable(lost)).toBe(true);
    expect(await database.selectFrom('notes').selectAll().execute()).toEqual([]);
  });
});

itOnPostgres('refuses a pooler that forgets sessions, at once and in one sentence', async () => {
  const pooler = await openForgetfulPooler(url ?? '');
  const { host } = new URL(pooler.url);
  await expect(opening(pooler.url)).rejects.toThrow(
    new RegExp(`at ${host}, which stands behind a pooler that keeps no sessions: .+pool_mode = session\\.$`),
  );
  pooler.close();
});

it('says that nothing listens, and not the password', async () => {
  await expect(opening('postgres://site:secret@127.0.0.1:1/site')).rejects.toThrow(
    /^DATABASE_URL names the database site at 127\.0\.0\.1:1, which refuses the connection: start PostgreSQL there or correct host and port\.$/,
  );
});

itOnPostgres('says that the server refuses the user', async () => {
  const strange = new URL(url ?? '');
  strange.username = 'nobody-of-this-name';
  await expect(opening(strange.href)).rejects.toThrow(/, which refuses (?:this user|the user or the password): /);
});

it('fails where the server does not answer', async () => {
  const server = createServer((socket) => void socket.resume());
  const { host } = new URL(await listenHere(server));
  await expect(opening(`postgres://site@${host}/site`)).rejects.toThrow(
    /does not answer \(.+\): start PostgreSQL there or correct the address\.$/,
  );
  server.close();
}, 15_000);

it.each([
  ['no pg_hba.conf entry for host "10.2.3.4", user "site", database "site", no encryption', 'add ?sslmode=verify-full'],
  ['SSL/TLS required', 'add ?sslmode=verify-full'],
  ['no pg_hba.conf entry for host "10.2.3.4", user "site", database "site", SSL encryption', 'let the user in'],
])('says what to do where the server says: %s', async (message, remedy) => {
  const server = createServer((socket) => socket.once('data', () => socket.end(errorResponse('28000', message))));
  const { host } = new URL(await listenHere(server));
  await expect(opening(`postgres://site@${host}/site`)).rejects.toThrow(remedy);
  server.close();
});

/** PostgreSQL's message E, with its fields severity, code and message. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A way to the server whose open connections stop passing anything on, as at a failover; new ones work. */
async function openProxy(address: string) {
  const { hostname: host, port } = new URL(address);
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const upstream = connect(Number(port), host);
    socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
    sockets.push(socket);
  });
  const proxied = new URL(address);
  proxied.host = new URL(await listenHere(server)).host;
  closeAfterTest(() => server.close());
  return {
    url: proxied.href,
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

function opening(address: string) {
  return openDatabase<Tables>({ file: '', url: address, schema: newSchema(), migrations });
}

async function open(schema = newSchema(), wanted = migrations) {
  const database = await openDatabase<Tables>({ file: '', url, schema, migrations: wanted });
  closeAfterTest(() => database.destroy());
  return database;
}

function newSchema(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}
