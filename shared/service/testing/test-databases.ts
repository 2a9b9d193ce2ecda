import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { DatabasePlace } from '../database/open-database.ts';

/** Every kind of database a repository must work with: PostgreSQL too if `DATABASE_URL_TEST` names a server, as in `npm test`. */
export function testDatabases(): [kind: string, place: () => Promise<DatabasePlace>][] {
  const url = process.env.DATABASE_URL_TEST;
  const file: [string, () => Promise<DatabasePlace>] = ['libsql', async () => emptyPlace()];
  return url ? [file, ['PostgreSQL', async () => ({ ...emptyPlace(), url })]] : [file];
}

function emptyPlace(): DatabasePlace {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  return { file: path.join(temporaryFolder(), 'test.db'), schema };
}
