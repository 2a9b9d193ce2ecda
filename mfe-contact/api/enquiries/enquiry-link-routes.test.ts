import { readFile } from 'node:fs/promises';
import { decodeMail } from '@site/service/testing/open-mail-server';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { listenAsService } from '../testing/open-contact-service.ts';
import { bytesOf, runEnquiries, writtenMails } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { readRows } from '../testing/stored-rows.ts';

it('lets sales take on, answer and mark an enquiry by the links of its mail, and says who was first', async () => {
  const { reference, post, tokens, dataDir } = await open();
  const shown = { reference, fullName: 'Asha Verma' };
  expect(await post({ token: tokens.mine })).toMatchObject({
    outcome: 'changed',
    enquiry: { ...shown, state: 'new', assignedTo: 'desk@sevantra.example' },
  });
  expect(await post({ token: tokens.mine })).toMatchObject({ outcome: 'unchanged' });
  expect(await post({ token: tokens.answered })).toMatchObject({
    outcome: 'changed',
    enquiry: { ...shown, state: 'done', doneBy: 'desk@sevantra.example' },
  });
  expect(await post({ token: tokens.spam })).toMatchObject({ outcome: 'unchanged', enquiry: { state: 'done' } });
  const { stdout } = await runEnquiries(dataDir, ['show', reference]);
  expect(stdout).toMatch(/assigned to desk@sevantra\.example by desk@.*\n.* done by desk@sevantra\.example\n/);
});

it('opens again what was closed by mistake, for whoever follows a link', async () => {
  const { post, tokens } = await open('desk@sevantra.example,ravi@sevantra.example');
  const person = 'ravi@sevantra.example';
  expect(await post({ token: tokens.mine, person })).not.toHaveProperty('reopen');
  const { reopen } = await post({ token: tokens.spam, person });
  expect(await post({ token: tokens.answered, person })).toMatchObject({
    outcome: 'unchanged',
    reopen: expect.any(String),
  });
  expect(await post({ token: reopen })).toMatchObject({ outcome: 'changed', enquiry: { state: 'new' } });
  expect(await post({ token: reopen })).toMatchObject({ outcome: 'unchanged', enquiry: { state: 'new' } });
  expect(await post({ token: tokens.answered, person })).toMatchObject({
    outcome: 'changed',
    enquiry: { state: 'done' },
  });
});

it('mails suspected spam once a person follows the link in the daily summary', async () => {
  const { dataDir, address, reference, tokens } = await openSuspected();
  expect(Object.keys(tokens)).toEqual(['not-spam', 'spam']);
  const token = tokens['not-spam'];
  const enquiry = { reference, state: 'new' };
  expect(await post(address, { token })).toMatchObject({ outcome: 'changed', enquiry });
  expect(await readMail(dataDir, 2)).toContain(`Subject: Enquiry ${reference}`);
  expect(await post(address, { token })).toMatchObject({ outcome: 'unchanged', enquiry });
});

it('mails suspected spam that was marked as spam by mistake, once it is opened again', async () => {
  const { dataDir, address, reference, tokens } = await openSuspected();
  const { reopen } = await post(address, { token: tokens.spam });
  expect(await post(address, { token: reopen })).toMatchObject({ outcome: 'changed', enquiry: { state: 'new' } });
  expect(await readMail(dataDir, 2)).toContain(`Subject: Enquiry ${reference}`);
  expect((await runEnquiries(dataDir, ['list', '--state', 'new'])).stdout).toContain(reference);
});

it('counts only links that we have not signed against the rate limit', async () => {
  const { post, tokens } = await open();
  const times = async (token: string | undefined) => {
    const answers = [];
    for (let time = 0; time <= 30; time++) answers.push(await post({ token }));
    return answers;
  };
  expect(await times(tokens.mine)).not.toContain(429);
  expect((await times('mine.x.0.y.z')).at(-1)).toBe(429);
  expect(await post({ token: tokens.answered })).toMatchObject({ outcome: 'changed' });
});

/** A service with one enquiry that is suspected to be spam, and the tokens in the summary about it. */
async function openSuspected() {
  const dataDir = temporaryFolder();
  const before = await listenAsService(dataDir);
  const reference = await postEnquiry(before.address, undefined, { message: 'https://x.example '.repeat(12) });
  await before.stop();
  const received_at = new Date(Date.now() - 86_400_000).toISOString();
  await readRows(dataDir, (database) => database.updateTable('enquiries').set({ received_at }).execute());
  const { address } = await listenAsService(dataDir, {
    DAILY_SUMMARY: '00:00',
    ENQUIRY_MAIL_TO: 'desk@sevantra.example',
  });
  return { dataDir, address, reference, tokens: tokensIn(await readMail(dataDir, 1)) };
}

it('asks once more before it erases, and leaves nothing', async () => {
  const { reference, post, tokens, dataDir } = await open();
  const asked = await post({ token: tokens.erase });
  expect(asked).toMatchObject({ outcome: 'asked', enquiry: { reference }, people: ['desk@sevantra.example'] });
  expect(await bytesOf(dataDir)).toMatch(/asha@school\.example/);
  expect(await post({ token: tokens.erase, person: asked.people[0] })).toMatchObject({ outcome: 'erased' });
  expect(await bytesOf(dataDir)).not.toMatch(/asha@school\.example|Asha Verma/);
  expect(await post({ token: tokens.erase })).toBe(410);
});

it('asks who it is where a mail went to several people', async () => {
  const people = ['desk@sevantra.example', 'ravi@sevantra.example'];
  const { post, tokens } = await open(people.join());
  expect(await post({ token: tokens.answered })).toMatchObject({ outcome: 'asked', people });
  expect(await post({ token: tokens.answered, person: 'meena@sevantra.example' })).toBe(410);
  expect(await post({ token: tokens.answered, person: people[1] })).toMatchObject({
    outcome: 'changed',
    enquiry: { doneBy: people[1] },
  });
});

it('changes nothing when a link is opened, and refuses bad ones without saying why', async () => {
  const { reference, post, address, tokens, dataDir } = await open();
  expect((await fetch(`${address}/api/v1/enquiryLinks?token=${tokens.answered}`)).status).toBe(405);
  for (const token of ['', 'mine.x.0.y.z', 'x'.repeat(600)]) expect(await post({ token })).toBe(410);
  const { stdout } = await runEnquiries(dataDir, ['show', reference]);
  expect(stdout).not.toContain('History:');
});

/** A service with one enquiry, and the tokens in the mail about it. */
async function open(to = 'desk@sevantra.example') {
  const dataDir = temporaryFolder();
  const { address } = await listenAsService(dataDir, { ENQUIRY_MAIL_TO: to });
  const reference = (await postEnquiry(address)) ?? '';
  const tokens = tokensIn(await readMail(dataDir, 1));
  return { dataDir, address, reference, tokens, post: (body: object) => post(address, body) };
}

/** What the service answers, or the status of an error. */
async function post(address: string, body: object) {
  const response = await fetch(`${address}/api/v1/enquiryLinks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.ok ? (await response.json()).data : response.status;
}

/** All mails, once there are that many. */
async function readMail(dataDir: string, count: number): Promise<string> {
  const mails = await Promise.all((await writtenMails(dataDir, count)).map((file) => readFile(file, 'utf8')));
  return mails.map(decodeMail).join('');
}

function tokensIn(mail: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(mail.matchAll(/\/enquiry\?([\w-]+)=(\S+)/g), ([, action, token]) => [action, token]),
  );
}
