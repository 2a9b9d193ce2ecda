import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backUp, restore } from '@site/service/database/backup';
import { damageDatabase } from '@site/service/testing/databases';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { adminSocket, reachAdmin } from './admin/admin-commands.ts';
import { enquiryColumns } from './enquiries/enquiry-record.ts';
import { postEnquiry, sendEnquiry, startListening, startService } from './testing/service-process.ts';
import { readRows } from './testing/stored-rows.ts';

it('acknowledges nothing while its folder is moved away, goes on once it is back, and leaves all in one file', async () => {
  const { dataDir, file, away } = await dataFolder();
  const service = await startService(dataDir);
  const before = await postEnquiry(service.address);
  renameSync(dataDir, away);
  expect(await send(service.address)).toEqual([503, '5']);
  await untilNotReady(service.address, `The database ${file} is gone while it was in use: ${putBack(dataDir)}`);
  expect((await fetch(`${service.address}/_/live`)).status).toBe(200);
  renameSync(away, dataDir);
  await until('a service that is ready', () => isReady(service.address), { timeoutMs: 60_000 });
  const after = await postEnquiry(service.address);
  expect(await service.stop()).toBe(0);
  expect(await references(file)).toEqual([before, after].sort());
});

it('goes on with a backup that is restored while the service runs', async () => {
  const { dataDir, file, away } = await dataFolder();
  const service = await startService(dataDir);
  const before = await postEnquiry(service.address);
  const backup = await backUp(dataDir, path.join(temporaryFolder(), 'backups'));
  await postEnquiry(service.address);
  renameSync(dataDir, away);
  await restore(backup, dataDir);
  const responses = [await postEnquiry(service.address), await postEnquiry(service.address)];
  await until('a service that is ready', () => isReady(service.address), { timeoutMs: 60_000 });
  const after = await postEnquiry(service.address);
  const acknowledged = [before, ...responses, after].filter((reference) => reference !== undefined);
  await until('the socket for commands', () => existsSync(adminSocket(dataDir)), { timeoutMs: 60_000 });
  expect(await reachAdmin(dataDir).list({})).toHaveLength(acknowledged.length);
  expect(await service.stop()).toBe(0);
  expect(await references(file)).toEqual(acknowledged.sort());
});

it('puts no new database in the place of one that is gone', async () => {
  const { dataDir, file } = await dataFolder();
  const service = await startService(dataDir);
  await postEnquiry(service.address);
  rmSync(dataDir, { recursive: true });
  for (let attempt = 0; attempt < 3; attempt++) expect(await send(service.address)).toEqual([503, '5']);
  await expect(reachAdmin(dataDir).list({})).rejects.toThrow('No contact service runs on this DATA_DIR');
  expect(existsSync(file)).toBe(false);
  mkdirSync(dataDir);
  writeFileSync(file, '');
  await untilNotReady(service.address, `The database ${file} is gone while it was in use: ${putBack(dataDir)}`);
  expect(await service.stop()).toBe(0);
  expect(await service.log).toContain(`The database ${file} is gone`);
});

it('stays live but not ready while the file is no database, until a backup is restored', async () => {
  const { dataDir, file, away } = await dataFolder();
  await readRows(dataDir);
  const backup = await backUp(dataDir, path.join(temporaryFolder(), 'backups'));
  writeFileSync(file, 'no database, whatever its name says'.repeat(500));
  const service = await startListening(dataDir);
  await untilRestored(service.address, { dataDir, file, away, backup });
  expect(await service.stop()).toBe(0);
});

it('stops taking enquiries when it meets damage, until a backup is restored', async () => {
  const { dataDir, file, away } = await dataFolder();
  await readRows(dataDir, (database) => database.insertInto('enquiries').values(manyEnquiries()).execute());
  const backup = await backUp(dataDir, path.join(temporaryFolder(), 'backups'));
  const service = await startService(dataDir);
  damageDatabase(file);
  await untilRestored(service.address, { dataDir, file, away, backup });
  expect(await service.stop()).toBe(0);
});

async function dataFolder() {
  const parent = temporaryFolder();
  const dataDir = path.join(parent, 'data');
  return { dataDir, file: path.join(dataDir, 'contact.db'), away: path.join(parent, 'away') };
}

/** Restores a backup in place of a damaged database: it takes no enquiries before, and some after. */
async function untilRestored(address: string, paths: Record<'dataDir' | 'file' | 'away' | 'backup', string>) {
  const { dataDir, file, away, backup } = paths;
  expect(await send(address)).toEqual([503, '5']);
  await untilNotReady(address, `The database ${file} is damaged: ${moveAway(dataDir)}`);
  expect((await fetch(`${address}/_/live`)).status).toBe(200);
  renameSync(dataDir, away);
  await restore(backup, dataDir);
  await until('a service that is ready again', () => isReady(address), { timeoutMs: 60_000 });
  expect((await send(address))[0]).toBe(201);
}

async function send(address: string): Promise<[status: number, retryAfter: string | null]> {
  const response = await sendEnquiry(address);
  expect(await response.text()).not.toContain('contact.db');
  return [response.status, response.headers.get('retry-after')];
}

async function isReady(address: string): Promise<boolean> {
  return (await askReady(address))?.ok ?? false;
}

async function untilNotReady(address: string, words: string) {
  await until('a service that says why it is not ready', async () => {
    const response = await askReady(address);
    return response?.status === 503 && (await response.json()).error.message === words;
  });
}

/** Nothing if one service has closed its port and the next has not opened it yet. */
function askReady(address: string): Promise<Response | undefined> {
  return fetch(`${address}/_/ready`).catch(() => undefined);
}

const putBack = (dataDir: string) => `put ${dataDir} back or run \`npm run restore\`.`;
const moveAway = (dataDir: string) =>
  `move everything in ${dataDir} elsewhere and run \`npm run restore\`, which brings the newest backup back.`;

/** Read from a copy of the one file, without its log: after a stop everything is in it. */
async function references(file: string): Promise<string[]> {
  const copy = temporaryFolder();
  copyFileSync(file, path.join(copy, 'contact.db'));
  return (await readRows(copy)).enquiries.map(({ reference }) => reference).sort();
}

function manyEnquiries() {
  return Array.from({ length: 500 }, (_, number) => ({
    ...enquiryColumns({ ...sampleEnquiry, message: sampleEnquiry.message.repeat(10) }),
    id: `${(number * 7919) % 500}-enquiry`,
    reference: `EXAMPLE-${number}`,
    received_at: new Date().toISOString(),
  }));
}
