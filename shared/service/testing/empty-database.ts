import { randomUUID } from 'node:crypto';

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
