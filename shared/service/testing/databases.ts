import { randomUUID } from 'node:crypto';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import Libsql from 'libsql';
import type { DatabaseLocation } from '../database/open-database.ts';

/**
 * Every kind of database, for statements that PostgreSQL could answer otherwise: upserts, locks, aggregates, SQL of our own. It comes on top if
 * `DATABASE_URL_TEST` names a server, as in `npm test`. All other tests run on `newFile` alone.
 */
export function testDatabases(): [kind: string, newLocation: () => Promise<DatabaseLocation>][] {
  const url = process.env.DATABASE_URL_TEST;
  const file: [string, () => Promise<DatabaseLocation>] = ['libsql', newFile];
  return url ? [file, ['PostgreSQL', async () => ({ ...(await newFile()), url })]] : [file];
}

export async function newFile(): Promise<DatabaseLocation> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  return { file: path.join(temporaryFolder(), 'test.db'), schema };
}

/** Creates an empty database on a PostgreSQL server and returns its address. Throws the server's error. */
export async function emptyDatabase(server: string): Promise<string> {
  const { default: pg } = await import('pg');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

const pageBytes = 4096;

/** For tests: overwrites all pages of a database file but the first one, as a failing disk does. */
export function damageDatabase(file: string): void {
  const descriptor = openSync(file, 'r+');
  const bytes = statSync(file).size - pageBytes;
  writeSync(descriptor, Buffer.alloc(bytes, 0xa5), 0, bytes, pageBytes);
  closeSync(descriptor);
}

/** For tests: keeps everybody else from writing to a database file until the returned function is called. */
export function lockDatabase(file: string): () => void {
  const stranger = new Libsql(file);
  stranger.exec('begin immediate');
  return () => {
    stranger.exec('rollback');
    stranger.close();
  };
}
