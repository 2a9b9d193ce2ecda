import { temporaryFolder } from '@site/testing/temporary-folder';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { LibsqlConnection } from './sqlite.ts';

interface Tables {
  notes: { text: string };
}

it('writes again after a file was busy', async () => {
  const { database, stranger } = openContested();
  stranger.exec('begin immediate');
  await expect(write(database, 'too early')).rejects.toThrow('locked');
  stranger.exec('rollback');
  await write(database, 'later');
  expect(await texts(database)).toEqual(['later']);
});

it('commits the transaction after a busy one', async () => {
  const { database, stranger } = openContested();
  stranger.exec('begin immediate');
  await expect(database.transaction().execute((transaction) => write(transaction, 'lost'))).rejects.toThrow('locked');
  stranger.exec('rollback');
  await database.transaction().execute((transaction) => write(transaction, 'kept'));
  expect(await texts(database)).toEqual(['kept']);
});

it('calls onClose once when closed', async () => {
  const onClose = jest.fn();
  new LibsqlConnection(`${temporaryFolder()}/notes.db`, { onClose }).close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** A database, and a second connection that can keep it from writing. */
function openContested() {
  const file = `${temporaryFolder()}/notes.db`;
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: new LibsqlConnection(file) }),
  });
  const stranger = new Libsql(file);
  stranger.exec('create table notes (text text not null)');
  return { database, stranger };
}

async function write(database: Kysely<Tables>, text: string) {
  await database.insertInto('notes').values({ text }).execute();
}

async function texts(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database.selectFrom('notes').selectAll().execute();
  return rows.map((row) => row.text);
}
