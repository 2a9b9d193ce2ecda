import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { retry } from '../outbox/outbox-repository.ts';
import { createDoubleOptIn } from '../subscriptions/double-opt-in.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { openMail, openOutbox } from '../testing/open-outbox.ts';
import { bytesOf, runEnquiries, writtenMails } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { mailboxFingerprint, readRows, storeAt } from '../testing/stored-rows.ts';

it('erases an enquiry and every file that names it', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir);
  await postEnquiry(service.address, '203.0.113.7');
  const other = await postEnquiry(service.address, '203.0.113.8', { emailId: 'ravi@office.example', fullName: 'Ravi' });
  await writtenMails(dataDir, 2);
  // Rows are stored as plain text, so the search below would find them.
  expect(await bytesOf(dataDir)).toContain('asha@school.example');

  const erase = (...options: string[]) => runEnquiries(dataDir, ['erase', 'ASHA@school.example', ...options]);
  expect(await erase('--dry-run')).toMatchObject({
    code: 0,
    stdout: 'Would be erased: 1 enquiry.\n',
  });
  expect(await erase('--json')).toMatchObject({ code: 0, stdout: '{"enquiries":1,"subscriptions":0}\n' });
  expect(await erase()).toMatchObject({ code: 3 });
  expect(await bytesOf(dataDir)).not.toMatch(/asha@school\.example|Asha Verma/);

  expect(await runEnquiries(dataDir, ['list', '--json'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`"reference":"${other}"`),
  });
  await service.stop();
  expect((await readRows(dataDir)).enquiries.map((row) => row.reference)).toEqual([other]);
});

it('lets only the first mark it as done, and logs no name', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir, { LOG_LEVEL: 'debug' });
  const reference = (await postEnquiry(service.address)) ?? '';
  const stateAfter = async (...args: string[]) => {
    const { stdout, code } = await runEnquiries(dataDir, [...args, '--json']);
    const { state, doneBy, isChanged } = JSON.parse(stdout);
    expect(code).toBe(isChanged ? 0 : 3);
    return [state, doneBy, isChanged];
  };
  expect(await stateAfter('done', reference, '--by', 'Meena')).toEqual(['done', 'Meena', true]);
  expect(await stateAfter('done', reference, '--by', 'Ravi')).toEqual(['done', 'Meena', false]);
  expect((await runEnquiries(dataDir, ['done', reference])).stdout).toMatch(
    new RegExp(`^Nothing was changed: ${reference} is done by Meena on `),
  );
  expect(await stateAfter('spam', reference, '--by', 'Ravi')).toEqual(['spam', 'Ravi', true]);
  expect(await stateAfter('not-spam', reference)).toEqual(['new', '', true]);
  expect(await stateAfter('not-spam', reference)).toEqual(['new', '', false]);
  await service.stop();
  expect(service.log()).not.toMatch(/Asha|Meena|Ravi/);
});

it('says that there is no such enquiry', async () => {
  const dataDir = temporaryFolder();
  await listenAsService(dataDir);
  for (const command of ['show', 'done', 'spam', 'not-spam'])
    expect(await runEnquiries(dataDir, [command, 'SEV-2222-2222'])).toMatchObject({
      code: 3,
      stdout: 'There is no enquiry of this reference.\n',
    });
});

it('lists suspected spam with its reason, until a person says that it is none', async () => {
  const dataDir = temporaryFolder();
  const service = await listenAsService(dataDir);
  const suspected =
    (await postEnquiry(service.address, '203.0.113.8', { message: 'https://x.example '.repeat(12) })) ?? '';
  const list = async (state: string) => (await runEnquiries(dataDir, ['list', '--state', state])).stdout;
  expect(await list('suspected')).toMatch(new RegExp(`^${suspected} .*\\(12 links\\)\n`));
  expect(await list('new')).not.toContain(suspected);
  expect(await runEnquiries(dataDir, ['not-spam', suspected])).toMatchObject({ code: 0 });
  expect(await list('new')).toContain(suspected);
  expect(await list('suspected')).not.toContain(suspected);
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
  await until('the mail of the enquiry', () => mail.received.length === 1);
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
    await createDoubleOptIn(database, { mailboxFingerprint }).request('asha@school.example', { source: '/blogs' });
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

it('erases on a person’s word all that has expired', async () => {
  const dataDir = temporaryFolder();
  await readRows(dataDir, async (database) => {
    for (const day of [1, 2, 3]) await storeAt(database, `2021-01-0${day}T00:00:00.000Z`);
  });
  const service = await listenAsService(dataDir);
  await until('the line about what is left to erase', () =>
    service.log().includes('and the rest waits for later days'),
  );
  expect((await runEnquiries(dataDir, ['erase-expired'])).stdout).toMatch(/^Expired: 2 enquiries\. This/);
  expect(await runEnquiries(dataDir, ['erase-expired', '--confirm'])).toEqual({
    code: 0,
    stdout: 'Expired and erased: 2 enquiries.\n',
  });
  expect(await runEnquiries(dataDir, ['erase-expired', '--confirm'])).toMatchObject({ code: 3 });
  await service.stop();
  expect(await readRows(dataDir)).toMatchObject({ enquiries: [], messages: [] });
});
