import { randomUUID } from 'node:crypto';

/** An empty schema on a PostgreSQL server; answers the address that leads into it. */
export async function newSchema(server: string): Promise<string> {
  const { default: pg } = await import('pg');
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return url.href;
}
