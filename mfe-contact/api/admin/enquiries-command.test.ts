import { stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { listenAsService } from '../testing/open-contact-service.ts';
import { runEnquiries, runScript } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { readRows } from '../testing/stored-rows.ts';

it('exports everything as CSV while the service runs', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir);
  const reference = (await postEnquiry(service.address, '203.0.113.7', { companyName: '=HYPERLINK("x")' })) ?? '';
  await postEnquiry(service.address, '203.0.113.8', { fullName: 'Ravi' });
  await runEnquiries(dataDir, ['done', reference, '--note', '=1+1 visits']);
  const { code, stdout } = await runScript('enquiries', ['export'], { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(stdout).toContain(`"Asha Verma","asha@school.example","9876543210","'=HYPERLINK(""x"")",`);
  expect(stdout).toMatch(/^\ufeff?"reference","receivedAt \(India\)",/);
  expect(stdout).toMatch(/,"\/contact","done","20\d\d-\d\d-\d\d \d\d:\d\d:\d\d","meena","'=1\+1 visits",,,,,\r\n/);
  expect(stdout.trim().split('\r\n')).toHaveLength(3);
  const onlyNew = await runEnquiries(dataDir, ['export', '--state', 'new']);
  expect(onlyNew.stdout.trim().split('\r\n')).toHaveLength(2);
  expect(onlyNew.stdout).toMatch(/,"\/contact","new",,,,,,,,\r\n$/);
});

it('writes an export that only its owner can read, and overwrites no file', async () => {
  const dataDir = temporaryFolder();
  // Creates the database, which a command never does.
  await readRows(dataDir);
  const out = path.join(temporaryFolder(), 'enquiries.csv');
  expect(await runEnquiries(dataDir, ['export', '--out', out])).toEqual({ code: 0, stdout: '' });
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  await expect(runEnquiries(dataDir, ['export', '--out', out])).rejects.toThrow('EEXIST');
});
