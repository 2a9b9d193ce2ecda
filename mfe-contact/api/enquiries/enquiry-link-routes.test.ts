import { readFile } from 'node:fs/promises';
import { decodeMail } from '@site/service/testing/open-mail-server';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { bytesOf, runEnquiries, writtenMails } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';

it('lets sales mark an enquiry as answered by the link of its mail, and says who was first', async () => {
  const { reference, post, tokens } = await open('desk@sevantra.example,ravi@sevantra.example');
  expect(Object.keys(tokens)).toEqual(['answered', 'erase']);
  const done = { reference, fullName: 'Asha Verma', state: 'done', doneBy: 'desk@sevantra.example' };
  expect(await post({ token: tokens.answered, person: 'desk@sevantra.example' })).toMatchObject({
    outcome: 'changed',
    enquiry: done,
  });
  expect(await post({ token: tokens.answered, person: 'ravi@sevantra.example' })).toMatchObject({
    outcome: 'unchanged',
    enquiry: done,
  });
});

it('mails suspected spam too, and makes it new by the link that says it is none', async () => {
  const { reference, post, tokens } = await open(undefined, { message: 'https://x.example '.repeat(12) });
  const enquiry = { reference, state: 'new' };
  expect(await post({ token: tokens['not-spam'] })).toMatchObject({ outcome: 'changed', enquiry });
  expect(await post({ token: tokens['not-spam'] })).toMatchObject({ outcome: 'unchanged', enquiry });
});

it('counts only links that we have not signed against the rate limit', async () => {
  const { post, tokens } = await open();
  const times = async (token: string | undefined) => {
    const answers = [];
    for (let time = 0; time <= 30; time++) answers.push(await post({ token }));
    return answers;
  };
  expect(await times(tokens.erase)).not.toContain(429);
  expect((await times('answered.x.0.y.z')).at(-1)).toBe(429);
  expect(await post({ token: tokens.answered })).toMatchObject({ outcome: 'changed' });
});

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
  for (const token of ['', 'answered.x.0.y.z', 'x'.repeat(600)]) expect(await post({ token })).toBe(410);
  const { stdout } = await runEnquiries(dataDir, ['show', reference]);
  expect(stdout).toMatch(/^State: +new$/m);
});

/** A service with one enquiry, and the tokens in the mail about it. */
async function open(to = 'desk@sevantra.example', changes: Partial<typeof sampleEnquiry> = {}) {
  const dataDir = temporaryFolder();
  const { address } = await listenAsService(dataDir, { ENQUIRY_MAIL_TO: to });
  const reference = (await postEnquiry(address, undefined, changes)) ?? '';
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
