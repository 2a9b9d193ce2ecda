import { type Kysely, sql } from 'kysely';
import { type Migration, migrate } from './migrate.ts';

/**
 * Applies pending migrations to a schema of a PostgreSQL database, which is created where it is missing. Services that
 * start at once wait for one another.
 */
export async function migrateSchema<Tables>(database: Kysely<Tables>, schema: string, migrations: Migration[]) {
  // A session's lock: it ends with the connection, whatever becomes of this process.
  await database.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`migrations of ${schema}`}, 0)`;
    // However long the other one's migrations take.
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(connection);
    await sql`set lock_timeout to 0`.execute(connection);
    await sql`select pg_advisory_lock(${key})`.execute(connection);
    try {
      await createSchema(connection, schema);
      await migrate(connection, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
      await sql`select set_config('lock_timeout', ${rows[0]?.lock_timeout ?? '0'}, false)`.execute(connection);
    }
  });
}

// Asked first: `if not exists` wants the right to create schemas even where there is nothing to create.
async function createSchema<Tables>(database: Kysely<Tables>, schema: string) {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(database);
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(database);
}
