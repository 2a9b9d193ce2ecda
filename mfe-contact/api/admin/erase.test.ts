import { temporaryFolder } from '@site/testing/temporary-folder';
import { enquiry, readRows } from '../testing/open-contact-service.ts';
import { postEnquiry, startService } from '../testing/service-process.ts';
import { bytesOf, commandTimeoutMs, runEnquiries, writtenMails } from './testing/run-enquiries.ts';

it(
  'erases an enquiry, its note and every file that names it',
  async () => {
    const dataDir = temporaryFolder();
    const [reference = '', other] = await enquiriesOfYesterday(dataDir);
    const service = await startService(dataDir, { DAILY_SUMMARY: '00:00' });
    await writtenMails(dataDir, 3);
    await runEnquiries(dataDir, ['done', reference, '--note', 'Replaced before it is erased']);
    await runEnquiries(dataDir, ['done', reference, '--note', 'Ring the headmistress']);
    expect(await bytesOf(dataDir)).toMatch(/Ring the headmistress/);

    const erase = (...options: string[]) => runEnquiries(dataDir, ['erase', 'ASHA@school.example', ...options]);
    expect(await erase('--dry-run')).toMatchObject({
      code: 0,
      stdout: '1 enquiries and 0 subscriptions would be erased.\n',
    });
    expect(await erase('--json')).toMatchObject({ code: 0, stdout: '{"enquiries":1,"subscriptions":0}\n' });
    expect(await erase()).toMatchObject({ code: 3 });
    expect(await bytesOf(dataDir)).not.toMatch(/asha@school\.example|Asha Verma|headmistress|Replaced before/);

    await service.stop();
    expect((await readRows(dataDir)).enquiries.map((row) => row.reference)).toEqual([other]);
    expect(await runEnquiries(dataDir, ['list', '--json'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`"reference":"${other}"`),
    });
  },
  commandTimeoutMs,
);

// Proves that the search for erased data above would find it: it could not if rows were not stored as plain text.
it('finds an enquiry in the bytes before it is erased', async () => {
  const dataDir = temporaryFolder();
  const service = await startService(dataDir);
  await postEnquiry(service.address);
  expect(await bytesOf(dataDir)).toContain(enquiry.emailId);
});

/** References of two enquiries that a summary of today would name. */
async function enquiriesOfYesterday(dataDir: string) {
  const service = await startService(dataDir);
  const references = [
    await postEnquiry(service.address, '203.0.113.7'),
    await postEnquiry(service.address, '203.0.113.8', { emailId: 'ravi@office.example', fullName: 'Ravi' }),
  ];
  await writtenMails(dataDir, 2);
  await service.stop();
  const received_at = new Date(Date.now() - 86_400_000).toISOString();
  await readRows(dataDir, (database) => database.updateTable('enquiries').set({ received_at }).execute());
  return references;
}
