import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { DatabaseOptions } from '../database/open-database.ts';
import { emptySchema } from './empty-schema.ts';

type Place = Pick<DatabaseOptions, 'file' | 'url'>;

/** Every kind of database a repository must work with: PostgreSQL too if `DATABASE_URL_TEST` names a server. */
export function testDatabases(): [kind: string, place: () => Promise<Place>][] {
  const server = process.env.DATABASE_URL_TEST;
  const file: [string, () => Promise<Place>] = ['libsql', async () => emptyFile()];
  return server ? [file, ['PostgreSQL', async () => ({ file: '', url: await emptySchema(server) })]] : [file];
}

function emptyFile(): Place {
  return { file: path.join(temporaryFolder(), 'test.db') };
}
