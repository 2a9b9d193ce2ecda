import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';

const ahead = '2099-01-01T00-00-00-000Z';

it('removes old copies even if no new one can be made', async () => {
  const { backUp, dataDir, backupDir } = openFolders();
  await writeFile(`${dataDir}/notes.db`, 'no database, whatever its name says'.repeat(500));
  const copies = [1, 2, 3, 4].map((day) => `2024-01-0${day}T03-00-00-000Z`);
  for (const copy of copies) await mkdir(`${backupDir}/${copy}`);
  expect(await backUp()).toMatchObject({ code: 1, stderr: expect.stringContaining('not a database') });
  expect((await readdir(backupDir)).sort()).toEqual(copies.slice(1));
});

it('says that a backup leaves out what is in PostgreSQL', async () => {
  const { backUp } = openFolders({ DATABASE_URL: 'postgres://127.0.0.1/site' });
  expect(await backUp()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^backup .*\nleft out .*PostgreSQL/),
    stderr: '',
  });
});

it('restores the newest backup, and none while one of a wrong clock lies beside it', async () => {
  const { backUp, restore, dataDir, backupDir } = openFolders();
  await writeFile(`${dataDir}/secret`, 'kept');
  await mkdir(`${backupDir}/${ahead}`);
  expect(await backUp()).toMatchObject({ code: 0, stdout: expect.stringContaining(`wrong date ${ahead}`), stderr: '' });
  const restored = `${temporaryFolder()}/data`;
  expect(await restore(restored)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${ahead} in ${backupDir} is dated later than today`),
  });
  await rmdir(`${backupDir}/${ahead}`);
  expect(await restore(restored)).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(`${restored}/secret`, 'utf8')).toBe('kept');
});

it('says where it has found no backup', async () => {
  const { restore, backupDir, dataDir } = openFolders();
  expect(await restore(dataDir)).toMatchObject({ code: 1, stderr: `There is no backup in ${backupDir}.\n` });
});

function openFolders(environment: Record<string, string> = {}) {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()];
  const folders = { DATA_DIR: dataDir, BACKUP_DIR: backupDir, ...environment };
  return {
    dataDir,
    backupDir,
    backUp: () => runCommand('backup.ts', folders),
    restore: (target: string) => runCommand('restore.ts', { ...folders, DATA_DIR: target }),
  };
}

/** Runs a command as its script of the root does. */
function runCommand(file: string, environment: Record<string, string>) {
  const args = ['--import', 'tsx/esm', path.resolve(import.meta.dirname, file)];
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const command = execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...environment } },
      (_error, stdout, stderr) => resolve({ code: command.exitCode ?? -1, stdout, stderr }),
    );
  });
}
