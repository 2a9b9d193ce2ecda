import { openMailServer } from '@site/service/testing/open-mail-server';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { readRows } from '../testing/open-contact-service.ts';
import { postEnquiry, startService, until } from '../testing/service-process.ts';

it('mails one summary a day, however often the service starts', async () => {
  const dataDir = temporaryFolder();
  const mail = await openMailServer();
  const first = await startService(dataDir, { ENQUIRY_MAIL: 'no' });
  await postEnquiry(first.address);
  await first.stop();
  const received_at = new Date(Date.now() - 86_400_000).toISOString();
  await readRows(dataDir, (database) => database.updateTable('enquiries').set({ received_at }).execute());
  const settings = { SMTP_URL: mail.url, DAILY_SUMMARY: '00:00', ACKNOWLEDGE: 'yes' };
  const second = await startService(dataDir, settings);
  await until(() => mail.received.length === 1);
  await second.stop();
  const third = await startService(dataDir, settings);
  // The acknowledgement leaves after any second summary would have left: one worker sends both.
  await postEnquiry(third.address);
  await until(() => mail.received.some(({ text }) => text.includes('Subject: We have your enquiry')));
  await third.stop();
  expect(mail.received.filter(({ text }) => text.includes('Subject: Enquiries on '))).toHaveLength(1);
  expect((await readRows(dataDir)).deliveries.filter(({ channel }) => channel === 'summary')).toEqual([
    expect.objectContaining({ state: 'sent', attempts: 1 }),
  ]);
  await mail.close();
}, 60_000);
