import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { DatabasePlace } from '../database/open-database.ts';

/**
 * Every kind of database, for statements that PostgreSQL could answer otherwise: upserts, locks, aggregates, SQL of our own. It comes on top if
 * `DATABASE_URL_TEST` names a server, as in `npm test`. All other tests run on `newFile` alone.
 */
export function testDatabases(): [kind: string, place: () => Promise<DatabasePlace>][] {
  const url = process.env.DATABASE_URL_TEST;
  const file: [string, () => Promise<DatabasePlace>] = ['libsql', newFile];
  return url ? [file, ['PostgreSQL', async () => ({ ...(await newFile()), url })]] : [file];
}

export async function newFile(): Promise<DatabasePlace> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  return { file: path.join(temporaryFolder(), 'test.db'), schema };
}
