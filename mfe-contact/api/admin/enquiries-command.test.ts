import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@site/service/database/open-database';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { databaseFile } from '../database.ts';
import { migrations } from '../migrations.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { runEnquiries, runScript } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';

it('exports everything as CSV while the service runs', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir);
  const reference = (await postEnquiry(service.address, '203.0.113.7', { companyName: '=HYPERLINK("x")' })) ?? '';
  await postEnquiry(service.address, '203.0.113.8', { fullName: 'Ravi' });
  await runEnquiries(dataDir, ['done', reference]);
  const { code, stdout } = await runScript('enquiries', ['export'], { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(stdout).toContain(`"Asha Verma","asha@school.example","9876543210","'=HYPERLINK(""x"")",`);
  expect(stdout).toMatch(/^\ufeff?"reference","receivedAt \(India\)",/);
  expect(stdout).toMatch(/,"\/contact","done","20\d\d-\d\d-\d\d \d\d:\d\d:\d\d","meena",,,,,\r\n/);
  expect(stdout.trim().split('\r\n')).toHaveLength(3);
  const onlyNew = await runEnquiries(dataDir, ['export', '--state', 'new']);
  expect(onlyNew.stdout.trim().split('\r\n')).toHaveLength(2);
  expect(onlyNew.stdout).toMatch(/,"\/contact","new",,,,,,,\r\n$/);
});

it('writes an export that only its owner can read, and overwrites no file', async () => {
  const dataDir = temporaryFolder();
  await listenAsService(dataDir);
  const out = path.join(temporaryFolder(), 'enquiries.csv');
  expect(await runEnquiries(dataDir, ['export', '--out', out])).toEqual({ code: 0, stdout: '' });
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  await expect(runEnquiries(dataDir, ['export', '--out', out])).rejects.toThrow('EEXIST');
});

it('lists, finds and exports an enquiry that is older than a field of the form', async () => {
  const dataDir = temporaryFolder();
  await storeWithFirstVersion(dataDir, 'SEV-7K3M-92QX');
  await listenAsService(dataDir);
  for (const args of [['find', 'a text of no enquiry'], ['show', 'SEV-7K3M-92QX'], ['export']])
    expect(await runEnquiries(dataDir, args)).toMatchObject({ code: 0 });
  expect((await runEnquiries(dataDir, ['list'])).stdout).toContain('SEV-7K3M-92QX');
});

it('says in one sentence that no service runs, and opens no database', async () => {
  const dataDir = temporaryFolder();
  expect(await runScript('enquiries', ['list'], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No contact service runs on this DATA_DIR: start the site first.\n',
  });
  expect(await readdir(dataDir)).toEqual([]);
});

/** With the first migration alone, which made the columns of the first fields. */
async function storeWithFirstVersion(dataDir: string, reference: string) {
  const file = databaseFile(dataDir);
  const database = await openDatabase<{ enquiries: Record<string, string> }>({
    file,
    schema: 'contact',
    migrations: migrations.slice(0, 1),
  });
  const {
    fullName: full_name,
    emailId: email_id,
    contactNumber: contact_number,
    companyName: company_name,
  } = sampleEnquiry;
  const fields = { full_name, email_id, contact_number, company_name, message: sampleEnquiry.message };
  const received_at = '2026-11-20T03:30:00.000Z';
  await database
    .insertInto('enquiries')
    .values({ ...fields, id: 'first', reference, received_at })
    .execute();
  await database.destroy();
}
