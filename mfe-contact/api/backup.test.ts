import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises';
import { backUp, restore } from '@site/service/database/backup';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { runScript } from './testing/run-enquiries.ts';
import { postEnquiry, startService } from './testing/service-process.ts';
import { readRows } from './testing/stored-rows.ts';

const senderCount = 6;
const backupCount = 2;

it('restores every enquiry acknowledged before a backup under load', async () => {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()];
  const { address } = await startService(dataDir);
  const acknowledged: (string | undefined)[] = [];
  let isOver = false;
  const send = async (sender: number) => {
    for (let number = 0; !isOver; number++)
      acknowledged.push(await postEnquiry(address, `10.${sender}.${number >> 8}.${number & 255}`));
  };
  const sending = Promise.all(Array.from({ length: senderCount }, (_, sender) => send(sender)));
  for (let round = 1; round <= backupCount; round++) {
    await until('twenty more enquiries that were acknowledged', () => acknowledged.length >= 20 * round, {
      timeoutMs: 60_000,
    });
    const before = [...acknowledged];
    const restored = `${temporaryFolder()}/data`;
    await restore(await backUp(dataDir, backupDir), restored);
    const { enquiries, messages } = await readRows(restored);
    const stored = new Set<string | undefined>(enquiries.map(({ reference }) => reference));
    expect(before.filter((reference) => !stored.has(reference))).toEqual([]);
    expect(messages.map((row) => row.enquiry_id).sort()).toEqual(enquiries.map((row) => row.id).sort());
  }
  isOver = true;
  await sending;
  // None was refused.
  expect(acknowledged).not.toContain(undefined);
});

it('removes old copies even if no new one can be made', async () => {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()];
  await writeFile(`${dataDir}/contact.db`, 'no database, whatever its name says'.repeat(500));
  const copies = [1, 2, 3, 4].map((day) => `2024-01-0${day}T03-00-00-000Z`);
  for (const copy of copies) await mkdir(`${backupDir}/${copy}`);
  expect(await runScript('backup', [], { DATA_DIR: dataDir, BACKUP_DIR: backupDir })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not a database'),
  });
  expect((await readdir(backupDir)).sort()).toEqual(copies.slice(1));
});

it('backs up what is not in PostgreSQL, and says that the rest is left out', async () => {
  const [DATA_DIR, BACKUP_DIR] = [temporaryFolder(), temporaryFolder()];
  const settings = { DATA_DIR, BACKUP_DIR, DATABASE_URL: 'postgres://127.0.0.1/site' };
  expect(await runScript('backup', [], settings)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^backup .*\nleft out .*PostgreSQL/),
    stderr: '',
  });
});

it('restores by the commands what they have backed up, and no copy of a wrong clock as the newest one', async () => {
  const dataDir = temporaryFolder();
  const service = await startService(dataDir);
  const reference = await postEnquiry(service.address);
  const backupDir = temporaryFolder();
  const ahead = '2099-01-01T00-00-00-000Z';
  await mkdir(`${backupDir}/${ahead}`);
  expect(await runScript('backup', [], { DATA_DIR: dataDir, BACKUP_DIR: backupDir })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`wrong date ${ahead}`),
    stderr: '',
  });
  await service.stop();
  const restored = `${temporaryFolder()}/data`;
  expect(await runScript('restore', [], { DATA_DIR: restored, BACKUP_DIR: backupDir })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${ahead} in ${backupDir} is dated later than today`),
  });
  await rmdir(`${backupDir}/${ahead}`);
  expect(await runScript('restore', [], { DATA_DIR: restored, BACKUP_DIR: backupDir })).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect((await readRows(restored)).enquiries).toMatchObject([{ reference }]);
  expect(await runScript('restore', [], { DATA_DIR: `${dataDir}/new`, BACKUP_DIR: temporaryFolder() })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no backup'),
  });
});
