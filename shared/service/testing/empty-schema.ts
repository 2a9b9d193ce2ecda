import { randomUUID } from 'node:crypto';

/** Creates an empty schema on a PostgreSQL server and returns an address that uses it. Throws the server's error. */
export async function emptySchema(server: string): Promise<string> {
  const { default: pg } = await import('pg');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return url.href;
}
