import { type QueryExecutorProvider, sql } from 'kysely';

interface SecretLocation {
  /** A table with the columns `name` and `value`. */
  table: string;
  name: string;
  encoding: 'base64url' | 'hex';
}

/**
 * A secret shared by all services on a database: what one signs, the others accept. The first service stores what `create` returns, if
 * anything.
 *
 * @example
 * const location = { table: 'shared_secrets', name: 'csrf-secret', encoding: 'base64url' } as const;
 * const secret = await sharedSecret(database, location, () => randomBytes(32));
 */
export async function sharedSecret<Created extends Buffer | undefined>(
  database: QueryExecutorProvider,
  { table, name, encoding }: SecretLocation,
  create: () => Created | Promise<Created>,
): Promise<Buffer | Created> {
  const rows = sql.table(table);
  const find = async () => {
    const {
      rows: [row],
    } = await sql<{ value: string }>`select value from ${rows} where name = ${name}`.execute(database);
    return row && Buffer.from(row.value, encoding);
  };
  const stored = await find();
  if (stored) return stored;
  const secret = await create();
  if (!secret) return secret;
  await sql`insert into ${rows} (name, value) values (${name}, ${secret.toString(encoding)}) on conflict (name) do nothing`.execute(
    database,
  );
  return (await find()) ?? secret;
}
