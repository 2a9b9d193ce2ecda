import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { indianIsoDay } from '@site/text/indian-time';
import { daysAfter } from '../calendar.ts';
import { queue, retry } from '../outbox/outbox-repository.ts';
import { createDoubleOptIn } from '../subscriptions/double-opt-in.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { openMail, openOutbox } from '../testing/open-outbox.ts';
import { bytesOf, runEnquiries, writtenMails } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { mailboxFingerprint, readRows } from '../testing/stored-rows.ts';

it('erases an enquiry, its note and every file that names it', async () => {
  const dataDir = temporaryFolder();
  const [reference = '', other] = await enquiriesOfYesterday(dataDir);
  const service = await listenAsService(dataDir, { DAILY_SUMMARY: '00:00' });
  await writtenMails(dataDir, 3);
  await runEnquiries(dataDir, ['done', reference, '--note', 'Replaced before it is erased']);
  await runEnquiries(dataDir, ['reopen', reference]);
  await runEnquiries(dataDir, ['done', reference, '--note', 'Ring the headmistress']);
  // Rows are stored as plain text, so the search below would find them.
  const before = await bytesOf(dataDir);
  for (const words of ['asha@school.example', 'Ring the headmistress']) expect(before).toContain(words);

  const erase = (...options: string[]) => runEnquiries(dataDir, ['erase', 'ASHA@school.example', ...options]);
  expect(await erase('--dry-run')).toMatchObject({
    code: 0,
    stdout: '1 enquiries and 0 subscriptions would be erased.\n',
  });
  expect(await erase('--json')).toMatchObject({ code: 0, stdout: '{"enquiries":1,"subscriptions":0}\n' });
  expect(await erase()).toMatchObject({ code: 3 });
  expect(await bytesOf(dataDir)).not.toMatch(/asha@school\.example|Asha Verma|headmistress|Replaced before/);

  expect(await runEnquiries(dataDir, ['list', '--json'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`"reference":"${other}"`),
  });
  await service.stop();
  expect((await readRows(dataDir)).enquiries.map((row) => row.reference)).toEqual([other]);
});

/** References of two enquiries that a summary of today would name. */
async function enquiriesOfYesterday(dataDir: string) {
  const service = await listenAsService(dataDir);
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

it('lets only the first mark it as done, keeps a history, and logs none of it', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir, { LOG_LEVEL: 'debug' });
  const reference = (await postEnquiry(service.address)) ?? '';
  const stateAfter = async (...args: string[]) => {
    const { stdout, code } = await runEnquiries(dataDir, [...args, '--json']);
    const { state, doneBy, note, isChanged } = JSON.parse(stdout);
    expect(code).toBe(isChanged ? 0 : 3);
    return [state, doneBy, note, isChanged];
  };
  const note = 'Visit agreed for Monday';
  expect(await stateAfter('done', reference, '--by', 'Meena', '--note', note)).toEqual(['done', 'Meena', note, true]);
  const second = ['done', reference, '--by', 'Ravi', '--note', 'Something else'];
  expect(await stateAfter(...second)).toEqual(['done', 'Meena', note, false]);
  expect((await runEnquiries(dataDir, second)).stdout).toMatch(
    new RegExp(`^Nothing was changed: ${reference} is done by Meena on .*\\nNote: ${note}\\nTo change that: .* reopen`),
  );
  expect(await stateAfter('reopen', reference)).toEqual(['new', '', note, true]);
  expect((await runEnquiries(dataDir, ['assign', reference, 'Ravi'])).stdout).toBe(
    `${reference} is new, assigned to Ravi.\n`,
  );
  expect(await stateAfter('spam', reference, '--by', 'Ravi')).toEqual(['spam', 'Ravi', note, true]);
  expect(await stateAfter('reopen', reference)).toEqual(['new', '', note, true]);
  expect(await stateAfter('done', reference, '--by', 'Ravi', '--note', '')).toEqual(['done', 'Ravi', '', true]);
  const { stdout } = await runEnquiries(dataDir, ['show', reference]);
  expect(stdout.slice(stdout.indexOf('History:')).match(/(?<= [ap]m {2}).*/g)).toEqual([
    `done by Meena: ${note}`,
    'reopened by meena',
    'assigned to Ravi by meena',
    'spam by Ravi',
    'reopened by meena',
    'done by Ravi',
  ]);
  await service.stop();
  expect(service.log()).not.toMatch(/Asha|Meena|Ravi|Visit/);
});

it('says that there is no such enquiry', async () => {
  const dataDir = temporaryFolder();
  await listenAsService(dataDir);
  for (const command of ['show', 'done', 'reopen', 'spam', 'assign'])
    expect(await runEnquiries(dataDir, [command, 'SEV-2222-2222'])).toMatchObject({
      code: 3,
      stdout: 'There is no enquiry of this reference.\n',
    });
});

it('lists suspected spam apart, and mails it once a person says that it is none', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir);
  const honest = await postEnquiry(service.address, '203.0.113.7');
  await writtenMails(dataDir, 1);
  const suspected =
    (await postEnquiry(service.address, '203.0.113.8', { message: 'https://x.example '.repeat(12) })) ?? '';
  expect(suspected).toMatch(/^SEV-/);
  const list = async (...options: string[]) => (await runEnquiries(dataDir, ['list', ...options])).stdout;
  expect(await list()).toMatch(new RegExp(`^${honest} [^]*\\nSuspected spam: 1; see`));
  expect(await list()).not.toContain(suspected);
  expect(await list('--suspected')).toMatch(new RegExp(`^${suspected} .*\\(suspected spam: 12 links\\)\n`));
  expect(await runEnquiries(dataDir, ['not-spam', suspected])).toMatchObject({ code: 0 });
  await writtenMails(dataDir, 2);
  expect(await runEnquiries(dataDir, ['not-spam', suspected])).toMatchObject({ code: 3 });
  expect(await list()).toContain(suspected);
  expect(await list('--suspected')).not.toContain(suspected);
});

it('lists dead messages and retries them', async () => {
  const dataDir = temporaryFolder();
  const mail = await openMail();
  const first = await listenAsService(dataDir);
  const reference = (await postEnquiry(first.address)) ?? '';
  await writtenMails(dataDir, 1);
  await first.stop();
  await readRows(dataDir, (database) =>
    database.updateTable('deliveries').set({ state: 'dead', attempts: 20, last_error: 'SMTP 550' }).execute(),
  );
  const service = await listenAsService(dataDir, { SMTP_URL: mail.url });
  expect((await runEnquiries(dataDir, ['list'])).stdout).toContain('Not sent: 1; see npm run enquiries');
  const dead = await runEnquiries(dataDir, ['list', '--dead']);
  expect(dead.stdout).toMatch(new RegExp(`^${reference} .*email dead \\(SMTP 550, 20 attempts\\)$`, 'm'));
  expect(dead.stdout).not.toMatch(/Asha|Verma|taps/);
  expect(await runEnquiries(dataDir, ['retry', 'SEV-2222-2222'])).toMatchObject({ code: 3 });
  expect(await runEnquiries(dataDir, ['retry', reference])).toMatchObject({
    code: 0,
    stdout: '1 message is due again.\n',
  });
  await until(() => mail.received.length === 1);
  await service.stop();
  expect((await readRows(dataDir)).messages).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

it('says what cannot go without a mail server or webhook', async () => {
  const dataDir = temporaryFolder();
  const webhook = {
    WEBHOOK_URL: 'http://127.0.0.1:1',
    WEBHOOK_SECRET: 'a secret of the other side',
    WEBHOOK_ALLOW: '127.0.0.1',
  };
  const first = await listenAsService(dataDir, webhook);
  await postEnquiry(first.address);
  await writtenMails(dataDir, 1);
  await first.stop();
  await listenAsService(dataDir);
  expect(await runEnquiries(dataDir, ['retry'])).toMatchObject({
    code: 3,
    stdout: [
      '0 messages are due again.\n',
      'Mails that cannot go without SMTP_URL: 1. Set it, then retry.\n',
      'Webhooks that cannot go without WEBHOOK_URL: 1. Set it, then retry.\n',
    ].join(''),
  });
});

it('retries waiting webhooks, and mails that nobody is sending now', async () => {
  const { database, clock, rows } = await openOutbox(undefined, ['email', 'acknowledgement', 'webhook']);
  const waitUntil = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString();
  await database
    .updateTable('deliveries')
    .set({ attempts: 3, next_attempt_at: waitUntil(1) })
    .execute();
  await database
    .updateTable('deliveries')
    .set({ next_attempt_at: waitUntil(60) })
    .where('channel', '=', 'email')
    .execute();
  const kinds = ['email', 'acknowledgement', 'webhook'] as const;
  const options = { enquiryId: undefined, now: clock() };
  expect(await retry(database, kinds, { ...options, onlyCount: true })).toBe(2);
  expect(await retry(database, kinds, { ...options, onlyCount: false })).toBe(2);
  const now = clock().toISOString();
  expect((await rows()).map((row) => [row.channel, row.attempts, row.next_attempt_at])).toEqual([
    ['acknowledgement', 3, waitUntil(1)],
    ['email', 0, now],
    ['webhook', 0, now],
  ]);
});

it('lists dead mails to subscribers by id, without an address', async () => {
  const dataDir = temporaryFolder();
  await readRows(dataDir, async (database) => {
    await createDoubleOptIn(database, { mailboxFingerprint }).request('asha@school.example', '/blogs');
    await database.updateTable('deliveries').set({ state: 'dead', attempts: 20, last_error: 'SMTP 550' }).execute();
  });
  const [subscription] = (await readRows(dataDir)).subscriptions;
  await listenAsService(dataDir);
  const { stdout } = await runEnquiries(dataDir, ['list', '--dead']);
  expect(stdout).toMatch(
    new RegExp(`^${subscription?.id} .* /blogs {2}confirmation dead \\(SMTP 550, 20 attempts\\)$`, 'm'),
  );
  expect(stdout).not.toContain('asha');
  expect((await runEnquiries(dataDir, ['list'])).stdout).not.toContain(subscription?.id);
});

it('lists dead summaries by their day, and retries them unless they were withdrawn', async () => {
  const dataDir = temporaryFolder();
  const mail = await openMail();
  const [yesterday, today] = [indianIsoDay(daysAfter(new Date(), -1)), indianIsoDay(new Date())];
  await readRows(dataDir, async (database) => {
    for (const [summary_day, last_error] of [
      [yesterday, 'erased'],
      [today, 'SMTP 550'],
    ] as const) {
      await queue(database, { summary_day }, ['summary'], new Date());
      const row = database.updateTable('deliveries').where('summary_day', '=', summary_day);
      await row.set({ state: 'dead', attempts: 20, last_error }).execute();
    }
  });
  const service = await listenAsService(dataDir, { SMTP_URL: mail.url });
  expect((await runEnquiries(dataDir, ['list', '--dead'])).stdout).toBe(
    `${today}  ${today} 00:00:00  -  summary dead (SMTP 550, 20 attempts)\n`,
  );
  expect(await runEnquiries(dataDir, ['retry'])).toMatchObject({ stdout: '1 message is due again.\n' });
  await until(() => mail.received.length === 1);
  await service.stop();
  const { messages } = await readRows(dataDir);
  expect(messages.filter(({ state }) => state === 'sent')).toMatchObject([{ summary_day: today }]);
});
