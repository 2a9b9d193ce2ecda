import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { dayMs } from '@site/text/indian-time';
import { backUp, backupsIn, backupsOfTheFuture, removeOldBackups, restore } from './backup.ts';
import { LibsqlConnection } from './sqlite.ts';

const now = new Date('2026-11-20T03:30:00.000Z');

it('restores open databases, secrets and uploads, but no temporary files', async () => {
  const { dataDir, backupDir, notes } = openFilled();
  const backup = await backUp(dataDir, backupDir, now);
  expect(path.basename(backup)).toBe('2026-11-20T03-30-00-000Z');
  const target = path.join(temporaryFolder(), 'data');
  expect(await restore(backup, target)).toBe(3);
  expect(readdirSync(target, { recursive: true }).sort()).toEqual(filled);
  expect(notes(target)).toEqual(['kept']);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(target, 'notes.db')).mode & 0o777).toBe(0o600);
});

it('restores into the folder itself, which may be a mount, and databases last', async () => {
  const { dataDir, backupDir } = openFilled();
  const backup = await backUp(dataDir, backupDir, now);
  const target = temporaryFolder();
  const { ino } = statSync(target);
  const changed = new Set<string | null>();
  const watcher = watch(target, (_event, name) => void changed.add(name));
  closeAfterTest(() => watcher.close());
  await restore(backup, target);
  expect(statSync(target).ino).toBe(ino);
  await until('a change of the database while it is copied', () => changed.has('notes.db'));
  expect([...changed]).toEqual(['restore.part', 'secret', 'uploads', 'notes.db']);
});

it('restores over what an interrupted restore, a running edge and a mounted disk left there, but not beside the log of a database', async () => {
  const { dataDir, backupDir, notes } = openFilled();
  const backup = await backUp(dataDir, backupDir, now);
  const target = temporaryFolder();
  for (const folder of ['restore.part', 'edge-8080', 'lost+found']) mkdirSync(path.join(target, folder));
  for (const file of ['restore.part/former', 'notes.db-wal']) writeFileSync(path.join(target, file), '');
  await expect(restore(backup, target)).rejects.toThrow('is not empty');
  rmSync(path.join(target, 'notes.db-wal'));
  await restore(backup, target);
  expect(readdirSync(target).sort()).toEqual(['edge-8080', 'lost+found', 'notes.db', 'secret', 'uploads']);
  expect(notes(target)).toEqual(['kept']);
});

it('leaves nothing behind if a backup changed', async () => {
  const { dataDir, backupDir } = openFilled();
  const backup = await backUp(dataDir, backupDir, now);
  appendFileSync(path.join(backup, 'secret'), 'x');
  const target = temporaryFolder();
  await expect(restore(backup, target)).rejects.toThrow('secret in');
  expect(readdirSync(target)).toEqual([]);
});

it('refuses folders that are not complete backups', async () => {
  await expect(restore(temporaryFolder(), path.join(temporaryFolder(), 'data'))).rejects.toThrow(
    'is not a complete backup',
  );
});

it('copies databases and folders that are links, and refuses a link to nothing', async () => {
  const { dataDir, backupDir, notes } = openFilled();
  const elsewhere = temporaryFolder();
  for (const name of ['notes.db', 'notes.db-wal', 'uploads']) {
    renameSync(path.join(dataDir, name), path.join(elsewhere, name));
    symlinkSync(path.join(elsewhere, name), path.join(dataDir, name));
  }
  const target = temporaryFolder();
  await restore(await backUp(dataDir, backupDir, now), target);
  expect(readdirSync(target, { recursive: true }).sort()).toEqual(filled);
  expect(notes(target)).toEqual(['kept']);
  symlinkSync('/nowhere/blog.db', path.join(dataDir, 'blog.db'));
  await expect(backUp(dataDir, backupDir)).rejects.toThrow(path.join(dataDir, 'blog.db'));
});

it.each(['backups', 'link'])('refuses to put backups into the folder that they copy: %s', async (name) => {
  const { dataDir } = openFilled();
  const backupDir = path.join(dataDir, 'below/backups');
  mkdirSync(backupDir, { recursive: true });
  symlinkSync(backupDir, path.join(dataDir, 'below/link'));
  await expect(backUp(dataDir, path.join(dataDir, 'below', name), now)).rejects.toThrow('is inside DATA_DIR');
  expect(readdirSync(backupDir)).toEqual([]);
});

it('leaves no incomplete backup if a database cannot be read', async () => {
  const { dataDir, backupDir } = openFilled();
  writeFileSync(path.join(dataDir, 'broken.db'), 'this is no database at all, whatever its name says'.repeat(100));
  await expect(backUp(dataDir, backupDir, now)).rejects.toThrow();
  expect(readdirSync(backupDir)).toEqual([]);
});

it('removes only backups older than the days it is given', async () => {
  const backupDir = temporaryFolder();
  const newest = ['2026-11-18T03-30-00-000Z', '2026-11-19T03-30-00-000Z', '2026-11-20T03-30-00-000Z'];
  const names = [
    '2026-10-17T03-29-59-999Z',
    '2026-10-17T03-30-00-000Z',
    '2026-10-01T00-00-00-000Z.part',
    'my-own-notes',
    ...newest,
  ];
  for (const name of names) mkdirSync(path.join(backupDir, name));
  expect(await removeOldBackups(backupDir, 34, now)).toEqual([
    '2026-10-01T00-00-00-000Z.part',
    '2026-10-17T03-29-59-999Z',
  ]);
  expect(await backupsIn(backupDir)).toEqual(['2026-10-17T03-30-00-000Z', ...newest]);
  expect(existsSync(path.join(backupDir, 'my-own-notes'))).toBe(true);
});

it('keeps the newest three under a clock that is 1,100 days ahead', async () => {
  const backupDir = temporaryFolder();
  const made = [17, 18, 19, 20].map((day) => `2026-11-${day}T03-30-00-000Z`);
  for (const name of [...made, '2026-11-20T09-00-00-000Z.part']) mkdirSync(path.join(backupDir, name));
  const ahead = new Date(now.getTime() + 1_100 * dayMs);
  await removeOldBackups(backupDir, 34, ahead);
  expect(readdirSync(backupDir)).toEqual(made.slice(1));
});

it('names backups of a clock that was ahead', async () => {
  const backupDir = temporaryFolder();
  for (const name of ['2026-11-20T03-30-00-000Z', '2029-11-24T03-30-00-000Z']) mkdirSync(path.join(backupDir, name));
  expect(await backupsOfTheFuture(backupDir, now)).toEqual(['2029-11-24T03-30-00-000Z']);
});

/** What a backup of `openFilled`'s folder restores. */
const filled = ['notes.db', 'secret', 'uploads', 'uploads/picture.webp'];

/** The data folder of a running site: an open database with rows in its log, a secret, uploads, and temporary files. */
function openFilled() {
  const [dataDir, backupDir] = [temporaryFolder(), path.join(temporaryFolder(), 'backups')];
  const connection = open(dataDir);
  connection.prepare('create table notes (text text not null)').run([]);
  connection.prepare("insert into notes values ('kept')").run([]);
  writeFileSync(path.join(dataDir, 'secret'), 'secret');
  mkdirSync(path.join(dataDir, 'uploads'));
  writeFileSync(path.join(dataDir, 'uploads/picture.webp'), 'picture');
  mkdirSync(path.join(dataDir, 'edge-8080'));
  writeFileSync(path.join(dataDir, 'edge-8080/module.mjs'), '');
  writeFileSync(path.join(dataDir, 'notes.db.lock'), '');
  const notes = (folder: string) =>
    open(folder)
      .prepare('select text from notes')
      .all([])
      .map((row) => Object(row).text);
  readFileSync(path.join(dataDir, 'notes.db-wal'));
  return { dataDir, backupDir, notes };
}

function open(folder: string): LibsqlConnection {
  const connection = new LibsqlConnection(path.join(folder, 'notes.db'));
  closeAfterTest(() => connection.close());
  return connection;
}
