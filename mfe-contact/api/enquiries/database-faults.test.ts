import { lockDatabase } from '@site/service/testing/databases';
import { onTinyDisk } from '@site/service/testing/processes';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { sendEnquiry, startService } from '../testing/service-process.ts';

it('asks to try again while the disk is full', async () => {
  expect(await onTinyDisk(temporaryFolder(), 'mfe-contact/api/testing/enquire-on-full-disk.ts')).toEqual([
    'before: 201, again in undefined; 200 200',
    'full: 503, again in 5; 200 200',
    'still full: 503, again in 5; 200 200',
    'after: 201, again in undefined; 200 200',
  ]);
});

it('asks to try again while the database is locked', async () => {
  const dataDir = temporaryFolder();
  const { address } = await startService(dataDir, { LOG_LEVEL: 'silent' });
  const send = () => sendEnquiry(address);
  const unlock = lockDatabase(`${dataDir}/contact.db`);
  const refused = await Promise.all(Array.from({ length: 4 }, send));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(refused.map((response) => response.headers.get('retry-after'))).toEqual(['5', '5', '5', '5']);
  expect((await fetch(`${address}/_/live`)).status).toBe(200);
  unlock();
  expect((await send()).status).toBe(201);
});
