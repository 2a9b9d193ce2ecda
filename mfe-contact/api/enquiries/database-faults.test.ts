import path from 'node:path';
import { lockDatabase } from '@site/service/testing/databases';
import { onTinyDisk } from '@site/service/testing/processes';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { listenAsService } from '../testing/open-contact-service.ts';
import { sendEnquiry } from '../testing/service-process.ts';

it('asks to try again while the disk is full', async () => {
  const module = path.resolve(import.meta.dirname, '../testing/enquire-on-full-disk.ts');
  expect(await onTinyDisk(temporaryFolder(), module)).toEqual([
    'before: 201, again in undefined; 200 200',
    'full: 503, again in 5; 200 503',
    'still full: 503, again in 5; 200 503',
    'after: 201, again in undefined; 200 200',
  ]);
});

it('waits for a lock of two seconds by another program, and answers others meanwhile', async () => {
  const { address, dataDir } = await openService();
  const unlock = lockDatabase(`${dataDir}/contact.db`);
  setTimeout(unlock, 2_000);
  const sending = Promise.all(Array.from({ length: 4 }, () => sendEnquiry(address)));
  const answered = await Promise.race([sending, fetch(`${address}/_/live`)]);
  expect(answered).toMatchObject({ status: 200 });
  expect((await sending).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

it('asks to try again, and is not ready, while the database stays locked', async () => {
  const { address, dataDir } = await openService();
  const unlock = lockDatabase(`${dataDir}/contact.db`);
  const refused = await Promise.all(Array.from({ length: 4 }, () => sendEnquiry(address)));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(refused.map((response) => response.headers.get('retry-after'))).toEqual(['5', '5', '5', '5']);
  expect((await fetch(`${address}/_/live`)).status).toBe(200);
  const ready = await fetch(`${address}/_/ready`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('SQLITE_BUSY')]);
  unlock();
  expect((await sendEnquiry(address)).status).toBe(201);
  expect((await fetch(`${address}/_/ready`)).status).toBe(200);
});

async function openService() {
  const dataDir = temporaryFolder();
  return { dataDir, ...(await listenAsService(dataDir, { LOG_LEVEL: 'silent' })) };
}
