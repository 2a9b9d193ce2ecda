import { chmodSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import Libsql from 'libsql';
import { damageDatabase, newFile, testDatabases } from '../testing/databases.ts';
import { UnusableDatabase } from './database-errors.ts';
import type { Migration } from './migrate.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';

interface Tables {
  notes: { id: number; text: string };
}

const notes: Migration = {
  name: '001-notes',
  statements: ['create table notes (id integer primary key, text text not null)'],
};
const author: Migration = {
  name: '002-add-author',
  statements: ["alter table notes add column author text not null default 'Admin'"],
};

describe.each(testDatabases())('a database in %s', (_kind, newLocation) => {
  it('keeps its rows when reopened, and applies only pending migrations', async () => {
    const location = await newLocation();
    await addNote({ ...location, migrations: [notes] }, 'first');
    const rows = await readNotes({ ...location, migrations: [notes, author] });
    expect(rows).toEqual([{ id: 1, text: 'first', author: 'Admin' }]);
  });

  it('rolls back a migration that fails midway', async () => {
    const location = await newLocation();
    const broken = { ...notes, statements: [...notes.statements, 'create nonsense'] };
    await expect(withDatabase({ ...location, migrations: [broken] }, async () => {})).rejects.toThrow();
    const rows = await readNotes({ ...location, migrations: [notes] });
    expect(rows).toEqual([]);
  });

  it('works for an earlier version after one that only adds to it', async () => {
    const location = await newLocation();
    await withDatabase({ ...location, migrations: [notes, author] }, async () => {});
    await addNote({ ...location, migrations: [notes] }, 'by the earlier one');
    const rows = await readNotes({ ...location, migrations: [notes, author] });
    expect(rows).toEqual([{ id: 1, text: 'by the earlier one', author: 'Admin' }]);
  });

  it('refuses an earlier version after one that does more', async () => {
    const location = await newLocation();
    const renamed = { name: '003-break-words', statements: ['alter table notes rename column text to words'] };
    await withDatabase({ ...location, migrations: [notes, author, renamed] }, async () => {});
    await expect(withDatabase({ ...location, migrations: [notes, author] }, async () => {})).rejects.toThrow(
      '003-break-words',
    );
  });

  it('refuses a migration after the first addition whose name does not say whether it only adds', async () => {
    const words = { name: '003-words', statements: ['create table words (word text)'] };
    await expect(
      withDatabase({ ...(await newLocation()), migrations: [notes, author, words] }, async () => {}),
    ).rejects.toThrow('003-words must say in its name whether the version before it still starts after it');
  });

  it.each([
    'drop table notes',
    'create unique index notes_by_text on notes (text)',
    "update notes set text = ''",
    'alter table notes drop column text',
    'alter table notes add column author text not null',
  ])('refuses a migration whose name says that it only adds: %s', async (statement) => {
    const wrong = { name: '003-add-words', statements: ['create table words (word text)', statement] };
    await expect(
      withDatabase({ ...(await newLocation()), migrations: [notes, wrong] }, async () => {}),
    ).rejects.toThrow(`003-add-words says that it only adds, but does more: ${statement}`);
  });
});

it('names a file another process has open', async () => {
  const options = { file: `${temporaryFolder()}/notes.db`, schema: 'notes', migrations: [notes] };
  await withDatabase(options, async () => {
    await expect(openDatabase(options)).rejects.toThrow(/notes\.db is in use by another process/);
  });
});

it('says in one sentence that a file cannot be opened', async () => {
  const file = `${temporaryFolder()}/notes.db`;
  mkdirSync(file);
  await expect(openDatabase({ file, schema: 'notes', migrations: [notes] })).rejects.toThrow(inaccessible(file));
});

it('names a lock that it may not write, and blames no other process', async () => {
  const file = `${temporaryFolder()}/notes.db`;
  mkdirSync(`${file}.lock`);
  await expect(openDatabase({ file, schema: 'notes', migrations: [notes] })).rejects.toThrow(
    inaccessible(`${file}.lock`),
  );
});

it.each(['delete', 'wal'])('names a file that it may read but not write, in journal mode %s', async (mode) => {
  const { file, schema } = await newFile();
  const root = new Libsql(file);
  root.pragma(`journal_mode = ${mode}`);
  root.exec('create table earlier (text text)');
  root.close();
  chmodSync(file, 0o444);
  becomeOrdinaryUser(file);
  await expect(openDatabase({ file, schema, migrations: [notes] })).rejects.toThrow(inaccessible(file));
});

it('names a file whose log belongs to somebody else', async () => {
  const { file, schema } = await newFile();
  const root = new Libsql(file);
  closeAfterTest(() => root.close());
  root.pragma('journal_mode = WAL');
  root.exec('create table earlier (text text)');
  chmodSync(file, 0o666);
  for (const log of ['wal', 'shm']) chmodSync(`${file}-${log}`, 0);
  becomeOrdinaryUser(file);
  await expect(openDatabase({ file, schema, migrations: [notes] })).rejects.toThrow(inaccessible(file));
});

it('opens a file anew that was given up, even before it is closed', async () => {
  const location = { ...(await newFile()), migrations: [notes] };
  const database = await openDatabase<Tables>(location);
  closeAfterTest(() => database.destroy());
  renameSync(location.file, `${location.file}.away`);
  await expect(database.selectFrom('notes').selectAll().execute()).rejects.toThrow('is gone');
  renameSync(`${location.file}.away`, location.file);
  expect(await readNotes(location)).toEqual([]);
});

it('looks for damage that no statement has met', async () => {
  const file = `${temporaryFolder()}/notes.db`;
  const options = { file, schema: 'notes', migrations: [notes] };
  await withDatabase(options, async (database) => {
    const values = Array.from({ length: 100 }, (_, id) => ({ id, text: 'text '.repeat(200) }));
    await database.insertInto('notes').values(values).execute();
  });
  const error = await new Promise<UnusableDatabase>((onUnusable, reject) => {
    withDatabase({ ...options, onUnusable, checkIntervalMs: 20 }, async (database) => {
      damageDatabase(file);
      while (await database.selectNoFrom(({ val }) => val(1).as('one')).execute()) await nextTurn();
    }).catch((thrown: unknown) => thrown instanceof UnusableDatabase || reject(thrown));
  });
  expect(error.message).toContain(`${file} is damaged`);
  await expect(openDatabase(options)).rejects.toThrow(UnusableDatabase);
});

const inaccessible = (file: string) =>
  `The database ${file} cannot be opened: let this user read and write it and the files beside it.`;

/** For the rest of the test root, who may write everything, is a user who may write to the folder of this file. */
function becomeOrdinaryUser(file: string) {
  if (process.getuid?.() !== 0) return;
  chmodSync(path.dirname(file), 0o777);
  process.seteuid?.(nobody);
  closeAfterTest(() => process.seteuid?.(0));
}

const nobody = 65_534;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function addNote(options: DatabaseOptions, text: string) {
  return withDatabase(options, (database) => database.insertInto('notes').values({ id: 1, text }).execute());
}

function readNotes(options: DatabaseOptions) {
  return withDatabase(options, (database) => database.selectFrom('notes').selectAll().execute());
}

async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Awaited<ReturnType<typeof openDatabase<Tables>>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<Tables>(options);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
