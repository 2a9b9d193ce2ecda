import { type Kysely, sql } from 'kysely';
import { withSessionLock } from './postgres.ts';

/** One change to the tables, in SQL that SQLite and PostgreSQL both understand. Never edited once released. */
export interface Migration {
  /**
   * A number and what it does: `006-add-texts`. Versions that do not know it start nevertheless if it only adds, and a rollback brings them back;
   * it may then contain nothing but new tables, columns with a default or null, and indexes that are not unique. `007-break-positions` does
   * more: no earlier version starts after it. From the first one that adds, each migration of a list is named one way or the other; in a new
   * service the first is `001-add-…`.
   */
  name: string;
  statements: string[];
}

/**
 * Applies pending migrations in order, each together with its record in one transaction. Kysely's own Migrator does not
 * fit: it refuses a database with a migration that it does not know, so that no rollback would bring an older service
 * back; and on SQLite it runs without a transaction.
 * @example
 * await migrate(database, [{ name: '001-posts', statements: ['create table posts (slug text primary key)'] }]);
 */
export async function migrate<Tables>(database: Kysely<Tables>, migrations: Migration[]): Promise<void> {
  await sql`create table if not exists applied_migrations (name text primary key, applied_at text not null)`.execute(
    database,
  );
  const applied = await appliedNames(database);
  refuseUnknown(applied, migrations);
  checkNames(migrations);
  checkAdditions(migrations);
  for (const migration of migrations) {
    if (!applied.has(migration.name)) await apply(database, migration);
  }
}

async function appliedNames<Tables>(database: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from applied_migrations`.execute(database);
  return new Set(rows.map((row) => row.name));
}

function refuseUnknown(applied: Set<string>, migrations: Migration[]) {
  const names = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].find((name) => !names.has(name) && !isAddition(name));
  if (unknown)
    throw new Error(
      `The database has the migration ${unknown}, which this version does not know. Start a newer version.`,
    );
}

function isAddition(name: string): boolean {
  return /^(?:postgres-)?\d+-add-/.test(name);
}

function isBreak(name: string): boolean {
  return /^(?:postgres-)?\d+-break-/.test(name);
}

/** A version that does not know a column inserts rows without it. */
function onlyAdds(statement: string): boolean {
  if (/^alter table \w+ add column\s/.test(statement))
    return !/\bnot null\b/.test(statement) || /\bdefault\b/.test(statement);
  return /^create (?:(?:unlogged )?table|index)\s/.test(statement);
}

/** Migrations before the first addition are older than this rule for names. */
function checkNames(migrations: Migration[]): void {
  const first = migrations.findIndex(({ name }) => isAddition(name));
  const unclear = first >= 0 && migrations.slice(first).find(({ name }) => !isAddition(name) && !isBreak(name));
  if (unclear)
    throw new Error(
      `${unclear.name} must say in its name whether the version before it still starts after it: 001-add-… only adds, 001-break-… does more.`,
    );
}

function checkAdditions(migrations: Migration[]): void {
  for (const { name, statements } of migrations.filter((migration) => isAddition(migration.name)))
    for (const statement of statements)
      if (!onlyAdds(statement)) throw new Error(`${name} says that it only adds, but does more: ${statement}`);
}

async function apply<Tables>(database: Kysely<Tables>, { name, statements }: Migration): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    const now = new Date().toISOString();
    await sql`insert into applied_migrations (name, applied_at) values (${name}, ${now})`.execute(transaction);
  });
}

/**
 * Applies pending migrations to a schema of a PostgreSQL database, which is created where it is missing. Services that
 * start at once wait for one another. A statement that waits for a table which a running service
 * holds gives up as any other does, because all queries of that table would queue behind it.
 */
export async function migrateSchema<Tables>(database: Kysely<Tables>, schema: string, migrations: Migration[]) {
  const name = `migrations of ${schema}`;
  const lock = { key: sql`hashtextextended(${name}, 0)`, name };
  await database.connection().execute((connection) =>
    withSessionLock(connection, lock, async () => {
      await createSchema(connection, schema);
      await migrate(connection, migrations);
    }),
  );
}

// Checked first: `if not exists` requires the right to create schemas even if there is nothing to create.
async function createSchema<Tables>(database: Kysely<Tables>, schema: string) {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(database);
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(database);
}
