import { persistentSecret } from '@site/service/process/secrets';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { listenAsService, openContactService } from '../testing/open-contact-service.ts';
import { openMail } from '../testing/open-outbox.ts';
import { readRows, site } from '../testing/stored-rows.ts';
import { createSubscriptionLinks } from './subscription-links.ts';

const subscription = { emailId: 'Asha@school.example', consent: true, source: '/education' };

/** One service for all tests of refusals and redirects, because nothing is stored there. */
const shared = openContactService();

it('requests confirmation, confirms by a signed link, welcomes, and unsubscribes by one click', async () => {
  const [dataDir, mail] = [temporaryFolder(), await openMail()];
  const service = await listenAsService(dataDir, { SMTP_URL: mail.url });
  const post = (path: string, body: unknown) =>
    fetch(`${service.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: JSON.stringify(body),
    });
  expect((await post('/api/v1/subscriptions', subscription)).status).toBe(202);
  await until('the confirmation mail', () => mail.received.length === 1);
  const confirmation = mail.received[0]?.text ?? '';
  expect(confirmation).toContain('I agree that Sevantra Facility Services sends me');
  const [, token] = /\/subscription\?confirm=(\S+)/.exec(confirmation) ?? [];
  expect((await post('/api/v1/subscriptions/confirm', { token })).status).toBe(200);
  await until('the second mail', () => mail.received.length === 2);
  const welcome = mail.received[1]?.text ?? '';
  expect(mail.received.map(({ to }) => to)).toEqual([['Asha@school.example'], ['Asha@school.example']]);
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, address = ''] = /List-Unsubscribe: <https:\/\/www\.sevantra\.example([^>]+)>/.exec(welcome) ?? [];
  const unsubscribed = await fetch(`${service.address}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(unsubscribed.status).toBe(200);
  await service.stop();
  expect((await readRows(dataDir)).subscriptions).toMatchObject([
    {
      email_id: 'Asha@school.example',
      source: '/education',
      confirmed_at: expect.any(String),
      left_at: expect.any(String),
    },
  ]);
});

it('answers known and unknown addresses alike', async () => {
  const contact = await openContactService();
  const responses = [
    await subscribe(contact),
    await subscribe(contact),
    await subscribe(contact, { ...subscription, emailId: 'ravi@office.example' }),
  ];
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['202 {"status":"success","data":{}}']),
  );
});

const refused: [what: string, body: object, field: string][] = [
  ['no consent', { emailId: 'asha@school.example' }, 'consent'],
  ['a refused consent', { emailId: 'asha@school.example', consent: false }, 'consent'],
  ['no address', { consent: true }, 'emailId'],
  ['two addresses', { ...subscription, emailId: 'a@b.example, c@d.example' }, 'emailId'],
  ['a line break in the address', { ...subscription, emailId: 'a@b.example\r\nBcc: c@d.example' }, 'emailId'],
];

it('refuses an address or a consent that is none, and stores nothing', async () => {
  const contact = await openContactService();
  for (const [what, body, field] of refused) {
    const response = await subscribe(contact, body);
    expect([what, response.statusCode]).toEqual([what, 422]);
    expect(response.json().error.fields[field]).toMatch(/^Please /);
  }
  expect((await contact.storedRows()).subscriptions).toEqual([]);
});

it.each(['https://elsewhere.example/', 7])(
  'subscribes without the page if it has an odd address: %s',
  async (source) => {
    const contact = await openContactService();
    expect((await subscribe(contact, { ...subscription, source })).statusCode).toBe(202);
    expect((await contact.storedRows()).subscriptions).toMatchObject([{ source: null }]);
  },
);

it('requests confirmation of a reader whose browser filled in the hidden field', async () => {
  const contact = await openContactService();
  expect((await subscribe(contact, { ...subscription, form_botcheck: 'https://school.example' })).statusCode).toBe(202);
  const { subscriptions, messages } = await contact.storedRows();
  expect(subscriptions).toHaveLength(1);
  expect(messages).toMatchObject([{ channel: 'confirmation' }]);
});

it('limits mails to one domain, and to those of a large provider less', async () => {
  const contact = await openContactService();
  const statuses = async (domain: string) => {
    const answers = [];
    for (let number = 0; number <= 20; number++) {
      const headers = { 'x-client-address': `198.51.${number}.${domain.length}` };
      const response = await subscribe(contact, { ...subscription, emailId: `reader-${number}@${domain}` }, headers);
      answers.push(response.statusCode);
    }
    return answers;
  };
  expect((await statuses('victim.example')).filter((status) => status === 429)).toHaveLength(1);
  expect(await statuses('gmail.com')).not.toContain(429);
});

it('accepts subscriptions from our own pages only', async () => {
  const contact = await shared;
  expect((await subscribe(contact, subscription, { origin: 'https://evil.example' })).statusCode).toBe(403);
});

it('accepts ten requests from one address, whoever is subscribed', async () => {
  const contact = await openContactService();
  const responses = [];
  for (let time = 0; time <= 10; time++) responses.push((await subscribe(contact)).statusCode);
  expect(responses).toEqual([...Array(10).fill(202), 429]);
});

it.each(['confirm', 'leave'])('refuses bad %s links without saying why', async (purpose) => {
  const contact = await shared;
  for (const token of ['', 'confirm.x.0.y', 'x'.repeat(300)]) {
    const response = await contact.app.inject({
      method: 'POST',
      url: `/api/v1/subscriptions/${purpose}`,
      payload: { token },
      headers: { origin: site },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([410, 'link_invalid']);
  }
});

it('unsubscribes by a link of ours, whatever is erased and however often a mail provider calls', async () => {
  const dataDir = temporaryFolder();
  const { app } = await openContactService({ dataDir });
  const links = createSubscriptionLinks({ subscription: await persistentSecret(dataDir, 'subscription-secret') }, '');
  const leave = async (url: string) => (await app.inject({ method: 'POST', url })).statusCode;
  const times = async (url: string) => {
    const answers = [];
    for (let time = 0; time <= 30; time++) answers.push(await leave(url));
    return answers;
  };
  const ours = links.oneClickUnsubscribe({ id: 'erased' });
  expect(new Set(await times(ours))).toEqual(new Set([200]));
  expect((await times('/api/v1/subscriptions/leave?token=guessed')).at(-1)).toBe(429);
  expect(await leave(ours)).toBe(200);
});

it('leads from an unsubscribe link, opened as a page, to the page with the button', async () => {
  const contact = await openContactService();
  await subscribe(contact);
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await contact.app.inject({ method, url: '/api/v1/subscriptions/leave?token=leave.6b1f.0.sig' });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `${site}/subscription?leave=leave.6b1f.0.sig`,
    ]);
  }
  expect((await contact.storedRows()).subscriptions).toMatchObject([{ left_at: null }]);
});

it.each(['', '?token=', '?token=a%0d%0aSet-Cookie:x', `?token=${'x'.repeat(301)}`, '?token=//evil.example'])(
  'leads nowhere else from a changed unsubscribe link: %j',
  async (query) => {
    const contact = await shared;
    const { headers } = await contact.app.inject(`/api/v1/subscriptions/leave${query}`);
    expect(headers.location).toMatch(/^https:\/\/www\.sevantra\.example\/subscription\?leave=[\w%.-]*$/);
  },
);

it('answers no opened confirmation link', async () => {
  const contact = await shared;
  expect((await contact.app.inject('/api/v1/subscriptions/confirm?token=x')).statusCode).toBe(405);
});

function subscribe(
  contact: Awaited<ReturnType<typeof openContactService>>,
  payload: object = subscription,
  headers: Record<string, string> = {},
) {
  return contact.app.inject({
    method: 'POST',
    url: '/api/v1/subscriptions',
    payload,
    headers: { origin: site, ...headers },
  });
}
