import { readFile } from 'node:fs/promises';
import { privacyNoticeVersion } from '@site/brand';
import { persistentSecret } from '@site/service/process/secrets';
import { emptyDatabase, testDatabases } from '@site/service/testing/databases';
import { decodeMail } from '@site/service/testing/open-mail-server';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createEnquiryLinks } from '../enquiries/enquiry-links.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { bytesOf, runEnquiries, writtenMails } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { readRows, site } from '../testing/stored-rows.ts';

const emailId = 'asha@school.example';

describe.each(testDatabases())('stored data on %s', (_kind, newLocation) => {
  it('mails its sender a link that shows an enquiry with notice and time, and erases it once', async () => {
    const { url } = await newLocation();
    const { reference, ask, open, dataDir } = await start(url ? { DATABASE_URL: await emptyDatabase(url) } : {});
    expect((await ask({ reference: reference.toLowerCase(), emailId: 'Asha@School.example' })).status).toBe(202);
    const { token, to, text } = await mailedLink(dataDir);
    expect(to).toBe(emailId);
    expect(text).not.toMatch(/Verma|taps|98765/);
    const shown = await open({ token });
    expect(shown).toMatchObject({ outcome: 'shown', reference });
    expect(Object.fromEntries(shown.enquiry.map(({ label, text }: Entry) => [label, text]))).toMatchObject({
      'Sent (the time of your consent)': expect.stringMatching(/\d{4}.*\(India\)$/),
      'Privacy notice': `that of ${longDate(privacyNoticeVersion)}`,
      Name: 'Asha Verma',
      'Email address': emailId,
      Message: 'Two taps leak in the science wing.',
      'Page with the form': '/contact',
    });
    expect(await open({ token, erase: true })).toEqual({ outcome: 'erased', reference });
    for (const erase of [true, false]) expect(await open({ token, erase })).toBe(410);
    expect((await runEnquiries(dataDir, ['show', reference])).stdout).not.toContain('Asha');
  });
});

it('shows the subscription of the address, with its wording, times and the page that ends it', async () => {
  const { reference, ask, open, dataDir, post } = await start();
  await post('/api/v1/subscriptions', { emailId, consent: true, source: '/education' });
  await ask({ reference, emailId });
  const { subscription } = await open({ token: (await mailedLink(dataDir, 2)).token });
  const labels = subscription.entries.map(({ label }: Entry) => label);
  expect(labels).toEqual(['Email address', 'You agreed to', 'Page with the form', 'Requested']);
  expect(subscription.unsubscribe).toMatch(`${site}/subscription?leave=`);
});

it('answers alike whether the pair exists or not, and mails only the address of the enquiry', async () => {
  const { reference, ask, stop, dataDir, log } = await start();
  const pairs = [
    { reference, emailId },
    { reference, emailId: 'other@school.example' },
    { reference: 'SEV-2222-2222', emailId },
  ];
  const answers = await Promise.all(pairs.map(async (pair) => answerOf(await ask(pair))));
  expect(new Set(answers)).toEqual(new Set(['202 {"status":"success","data":{}}']));
  await writtenMails(dataDir, 1);
  await stop();
  expect((await readRows(dataDir)).messages).toMatchObject([{ channel: 'stored-data', state: 'written' }]);
  expect(log()).toContain('stored-data');
  expect(log()).not.toMatch(/asha|school\.example|SEV-/i);
});

it('mails a mailbox at most two links in a day, whatever else it got, without saying so', async () => {
  const { address, reference, ask, stop, dataDir } = await start({ ACKNOWLEDGE: 'yes' });
  await postEnquiry(address);
  for (let time = 0; time < 3; time++) expect((await ask({ reference, emailId })).status).toBe(202);
  await stop();
  const channels = (await readRows(dataDir)).messages.map(({ channel }) => channel);
  expect(channels.toSorted()).toEqual(['acknowledgement', 'acknowledgement', 'stored-data', 'stored-data']);
});

it('limits requests of a visitor, whatever the pair, and guesses of links', async () => {
  const { ask, open } = await start();
  const statuses = [];
  for (let time = 0; time <= 10; time++)
    statuses.push((await ask({ reference: 'SEV-2222-2222', emailId: `a${time}@x${time}.example` })).status);
  expect(statuses).toEqual([...Array(10).fill(202), 429]);
  const guesses = [];
  for (let time = 0; time <= 30; time++) guesses.push(await open({ token: 'stored-data.x.0.y' }));
  expect(guesses).toEqual([...Array(30).fill(410), 429]);
});

it('refuses an expired link, one of the desk, other sites and a pair that is none', async () => {
  const { reference, ask, open, dataDir, post } = await start();
  const secret = await persistentSecret(dataDir, 'enquiry-link-secret');
  const row = { id: '6b1f0c9e-8f6c-4d0c-9d0a-0c8f5f3f7a11' };
  const old = createEnquiryLinks(secret, site, [], () => new Date(Date.now() - 31 * 60_000)).makeForVisitor(row);
  const ofDesk = createEnquiryLinks(secret, site, []).make(row, []).linkFor('erase');
  for (const link of [old.link, ofDesk]) expect(await open({ token: tokenIn(link) })).toBe(410);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await post('/api/v1/storedData', { reference, emailId }, elsewhere)).status).toBe(403);
  const refused = await ask({ reference: '7', emailId: 'asha' });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).error.fields)).toEqual(['reference', 'emailId']);
  expect(await bytesOf(dataDir)).not.toContain('stored-data');
});

interface Entry {
  label: string;
  text: string;
}

/** A service with one enquiry of Asha's, which mails nothing about it to the desk. */
async function start(environment: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const { address, stop, log } = await listenAsService(dataDir, {
    LOG_LEVEL: 'info',
    ENQUIRY_MAIL: 'no',
    ...environment,
  });
  const reference = (await postEnquiry(address)) ?? '';
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site, ...headers },
      body: JSON.stringify(body),
    });
  const ask = (pair: object) => post('/api/v1/storedData', pair);
  /** What the service shows, or the status of an error. */
  const open = async (body: object) => {
    const response = await post('/api/v1/storedData/open', body);
    return response.ok ? (await response.json()).data : response.status;
  };
  return { address, dataDir, reference, post, ask, open, stop, log };
}

async function answerOf(response: Response): Promise<string> {
  return `${response.status} ${await response.text()}`;
}

/** Of the mails in the outbox folder, that with the link. */
async function mailedLink(dataDir: string, count = 1) {
  const mails = await Promise.all((await writtenMails(dataDir, count)).map((file) => readFile(file, 'utf8')));
  const text = mails.map(decodeMail).find((mail) => mail.includes('/your-data?')) ?? '';
  const [link = ''] = /https:\S+\/your-data\?link=\S+/.exec(text) ?? [];
  return { text, to: /^To: (\S+)/m.exec(text)?.[1], token: tokenIn(link) };
}

function tokenIn(link: string): string {
  return [...new URL(link).searchParams.values()][0] ?? '';
}

function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
}
