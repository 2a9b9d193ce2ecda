import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { DatabaseOptions } from '../database/open-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Place = Pick<DatabaseOptions, 'file' | 'url'>;

/** Every kind of database a repository must work with: PostgreSQL too when `DATABASE_URL_TEST` names a server. */
export function testDatabases(): [kind: string, place: () => Promise<Place>][] {
  const server = process.env.DATABASE_URL_TEST;
  const file: [string, () => Promise<Place>] = ['libsql', async () => emptyFile()];
  return server ? [file, ['PostgreSQL', () => emptySchema(server)]] : [file];
}

function emptyFile(): Place {
  return { file: path.join(temporaryFolder(), 'test.db') };
}

async function emptySchema(server: string): Promise<Place> {
  const { default: pg } = await import('pg');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return { file: '', url: url.href };
}
