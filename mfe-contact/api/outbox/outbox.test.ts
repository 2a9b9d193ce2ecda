import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listenHere } from '@site/service/testing/http';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { openMail } from '../testing/open-outbox.ts';
import { writtenMails } from '../testing/run-enquiries.ts';
import { postEnquiry, startService } from '../testing/service-process.ts';
import { readRows } from '../testing/stored-rows.ts';

it('writes to the outbox folder by default', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir);
  const reference = await postEnquiry(service.address);
  const [mail = ''] = await writtenMails(dataDir, 1);
  await service.stop();
  const { messages } = await readRows(dataDir);
  expect(mail).toBe(`${dataDir}/outbox/${messages[0]?.id}.eml`);
  expect(await readFile(mail, 'utf8')).toContain(`Subject: Enquiry ${reference}: Verma Public School`);
  expect(messages).toMatchObject([{ channel: 'email', state: 'written' }]);
});

it('logs a mail with the trace of the request that caused it', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir, { LOG_LEVEL: 'info', ACCESS_LOG: 'yes' });
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-00` };
  await postEnquiry(service.address, '203.0.113.7', {}, headers);
  await writtenMails(dataDir, 1);
  await service.stop();
  const lines = service
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(
    lines
      .filter((line) => line.trace === trace)
      .map(({ msg }) => msg)
      .sort(),
  ).toEqual(['request', 'sending tried']);
  expect(JSON.stringify(lines)).not.toMatch(/Asha|asha|98765|203\.0\.113|taps/);
});

it('sends by mail, acknowledgement and webhook when all are on', async () => {
  const dataDir = temporaryFolder();
  const [mail, hook] = await Promise.all([openMail(), openHook()]);
  // By the service as it is built, with what the bundle makes of the libraries for mail and HTTP.
  const service = await startService(dataDir, {
    SMTP_URL: mail.url,
    ACKNOWLEDGE: 'yes',
    ...hook.settings,
    ENQUIRY_MAIL_TO: 'desk@sevantra.example',
  });
  await postEnquiry(service.address);
  await until('two mails and a call of the webhook', () => mail.received.length === 2 && hook.calls() === 1);
  await service.stop();
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(['asha@school.example', 'desk@sevantra.example']);
  expect((await readRows(dataDir)).messages.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

it('sends after a restart what was waiting at the stop', async () => {
  const dataDir = temporaryFolder();
  const silent = await openMail(() => 451);
  const first = await listenAsService(dataDir, { SMTP_URL: silent.url });
  await postEnquiry(first.address);
  await until('an attempt to reach the silent server', () => silent.attempts() > 0);
  await first.stop();
  const { messages } = await readRows(dataDir, (database) =>
    database.updateTable('deliveries').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute(),
  );
  expect(messages).toMatchObject([{ state: 'waiting', attempts: 1, last_error: expect.stringContaining('SMTP 451') }]);
  const mail = await openMail();
  await listenAsService(dataDir, { SMTP_URL: mail.url });
  await until('the mail of the enquiry', () => mail.received.length === 1);
});

it('logs no personal data, whatever goes wrong', async () => {
  const mail = await openMail(() => 550);
  const service = await listenAsService(temporaryFolder(), {
    SMTP_URL: mail.url,
    ACKNOWLEDGE: 'yes',
    LOG_LEVEL: 'debug',
  });
  await postEnquiry(service.address);
  await until('the second attempt to send the mail', () => mail.attempts() === 2);
  await service.stop();
  const log = service.log();
  expect(log).toContain('SMTP 550');
  for (const personal of Object.values(sampleEnquiry)) expect(log).not.toContain(personal);
});

it('raises no alarm over an address of a visitor that refuses mail', async () => {
  const mail = await openMail((attempt) => (attempt <= 1 ? 550 : undefined));
  const service = await listenAsService(temporaryFolder(), {
    SMTP_URL: mail.url,
    ENQUIRY_MAIL: 'no',
    ACKNOWLEDGE: 'yes',
  });
  await postEnquiry(service.address);
  await until('the first attempt to send the mail', () => mail.attempts() === 1);
  const ready = await fetch(`${service.address}/_/ready`);
  expect(ready.status).toBe(200);
  await service.stop();
  expect(service.log()).toBe('');
});

async function openHook() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    request.resume();
    response.writeHead(204, { connection: 'close' }).end();
  });
  closeAfterTest(() => server.close());
  return {
    calls: () => calls,
    settings: {
      WEBHOOK_URL: await listenHere(server),
      WEBHOOK_SECRET: 'a secret of the other side',
      WEBHOOK_ALLOW: '127.0.0.1',
    },
  };
}
