import { dayMs } from '@site/text/indian-time';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { openContactService } from '../testing/open-contact-service.ts';
import { site } from '../testing/stored-rows.ts';

const viaEdge = { 'x-forwarded-host': 'localhost:8080', origin: 'http://localhost:8080' };

const overTls = { 'x-forwarded-proto': 'https' };

/** One service for all tests that change nothing others rely on. */
const shared = openContactService();

it.each([
  ['our own address', { origin: site }],
  ['the address the edge was asked under', viaEdge],
  ['our own address over plain http', { origin: site.replace('https', 'http') }],
  ['our own page, as the browser says', { origin: site, 'sec-fetch-site': 'same-origin' }],
  ['a click outside of any page', { origin: site, 'sec-fetch-site': 'none' }],
])('takes an enquiry without cookies from %s', async (_where, headers) => {
  const contact = await shared;
  expect((await contact.send(sampleEnquiry, headers)).statusCode).toBe(201);
});

it.each([
  ['another site', { origin: 'https://evil.example' }, 'origin_foreign'],
  ['a neighbouring host', { origin: 'https://blog.sevantra.example' }, 'origin_foreign'],
  ['another port', { ...viaEdge, origin: 'http://localhost:9090' }, 'origin_foreign'],
  ['a hidden origin', { origin: 'null' }, 'origin_foreign'],
  ['our name in front of another', { origin: `${site}.evil.example` }, 'origin_foreign'],
  ['nowhere, without a token', { origin: '' }, 'origin_missing'],
  ['another site, as the browser says', { origin: site, 'sec-fetch-site': 'cross-site' }, 'fetch_site_foreign'],
  ['a neighbouring host, as the browser says', { origin: site, 'sec-fetch-site': 'same-site' }, 'fetch_site_foreign'],
])('refuses an enquiry from %s', async (_where, headers, code) => {
  const contact = await shared;
  const response = await contact.send(sampleEnquiry, headers);
  expect(response.statusCode).toBe(403);
  expect(response.json().error).toEqual({ code, message: expect.stringMatching(/\.$/) });
});

describe('on another origin than the site', () => {
  const fromPage = { origin: site, 'sec-fetch-site': 'cross-site' };

  it('accepts an enquiry from a page of the site, with its token or without', async () => {
    const contact = await openContactService({ pageOrigin: site });
    const token = (await ask(contact)).token;
    expect((await contact.send(sampleEnquiry, fromPage)).statusCode).toBe(201);
    expect((await contact.send(sampleEnquiry, { ...fromPage, 'x-xsrf-token': token })).statusCode).toBe(201);
  });

  it('refuses a token that it never issued', async () => {
    const contact = await openContactService({ pageOrigin: site });
    const response = await contact.send(sampleEnquiry, { ...fromPage, 'x-xsrf-token': 'planted.signature' });
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'token_invalid']);
  });

  it.each(['https://evil.example', 'https://blog.sevantra.example'])(
    'refuses enquiries from pages of %s',
    async (origin) => {
      const contact = await openContactService({ pageOrigin: site });
      const response = await contact.send(sampleEnquiry, { origin, 'sec-fetch-site': 'cross-site' });
      expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    },
  );
});

it('takes an enquiry with a token and no Origin, as scripts and testers send it', async () => {
  const contact = await openContactService();
  const token = (await ask(contact)).token;
  const fromScript = { origin: '', 'x-xsrf-token': token };
  expect((await contact.send(sampleEnquiry, { ...fromScript, cookie: `XSRF-TOKEN=${token}` })).statusCode).toBe(201);
  expect((await contact.send(sampleEnquiry, fromScript)).statusCode).toBe(201);
  const foreign = await contact.send(sampleEnquiry, { ...fromScript, origin: 'https://evil.example' });
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'origin_foreign']);
});

it('refuses an enquiry whose header is missing, different or not ours', async () => {
  const contact = await openContactService();
  const [token, other] = [(await ask(contact)).token, (await ask(contact)).token];
  const cookie = `XSRF-TOKEN=${token}`;
  const attempts: Record<string, string>[] = [
    { cookie },
    { cookie, 'x-xsrf-token': other },
    { cookie: 'XSRF-TOKEN=planted.signature', 'x-xsrf-token': 'planted.signature' },
    { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
  ];
  for (const headers of attempts) {
    const response = await contact.send(sampleEnquiry, headers);
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'token_invalid']);
  }
});

it('keeps a genuine token when asked again', async () => {
  const contact = await openContactService();
  const { token, cookie } = await ask(contact);
  expect((await ask(contact, { cookie })).token).toBe(token);
  expect((await ask(contact, { cookie: 'XSRF-TOKEN=planted.signature' })).token).not.toContain('planted');
});

it('sets a same-site cookie that scripts can read', async () => {
  const { line, cacheControl } = await ask(await openContactService());
  expect(line).toMatch(/^XSRF-TOKEN=[\w%.-]+; Path=\/; SameSite=Strict$/);
  expect(cacheControl).toBe('no-store');
});

it('keeps in the cookie what the cookie policy names: a random value, its end and a signature', async () => {
  const { token } = await ask(await openContactService());
  const [random, end, signature, ...others] = token.split('.');
  expect([random, signature]).toEqual([expect.stringMatching(/^[\w-]{24}$/), expect.stringMatching(/^[\w-]+$/)]);
  expect(Number(end) - Date.now()).toBeLessThanOrEqual(dayMs);
  expect(others).toEqual([]);
});

it('binds the cookie to this host over TLS', async () => {
  const { line } = await ask(await openContactService(), overTls);
  expect(line).toMatch(/^__Host-XSRF-TOKEN=[\w%.-]+; Path=\/; Secure; SameSite=Strict$/);
});

it('passes over a cookie without the prefix over TLS', async () => {
  const contact = await openContactService();
  const [own, planted] = [await ask(contact, overTls), await ask(contact)];
  const cookie = `${planted.cookie}; ${own.cookie}`;
  expect(await send(contact, { ...overTls, cookie, 'x-xsrf-token': own.token })).toBe(201);
  expect(await send(contact, { ...overTls, cookie, 'x-xsrf-token': planted.token })).toBe('token_invalid');
});

it.each(['first', 'last'])(
  'takes an enquiry where another application has set a cookie of this name too: %s',
  async (place) => {
    const contact = await openContactService();
    const own = await ask(contact);
    const foreign = 'XSRF-TOKEN=of-another-application';
    const cookie = place === 'first' ? `${foreign}; ${own.cookie}` : `${own.cookie}; ${foreign}`;
    expect((await ask(contact, { cookie })).token).toBe(own.token);
    for (const sent of [own.token, 'of-another-application'])
      expect(await send(contact, { cookie, 'x-xsrf-token': sent })).toBe(201);
    const withoutOrigin = { cookie, origin: '', 'x-xsrf-token': 'of-another-application' };
    expect(await send(contact, withoutOrigin)).toBe('origin_missing');
  },
);

it('refuses a token after a day, and gives another', async () => {
  const contact = await openContactService();
  const { token, cookie } = await ask(contact);
  const issued = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(issued + dayMs - 60_000);
  expect(await send(contact, { cookie, 'x-xsrf-token': token })).toBe(201);
  clock.mockReturnValue(issued + dayMs);
  expect(await send(contact, { cookie, 'x-xsrf-token': token })).toBe('token_invalid');
  const renewed = await ask(contact, { cookie });
  expect(await send(contact, { cookie: renewed.cookie, 'x-xsrf-token': renewed.token })).toBe(201);
});

type Contact = Awaited<ReturnType<typeof openContactService>>;

async function ask({ app }: Contact, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: '/api/v1/csrf', headers });
  const line = String(response.headers['set-cookie']);
  const token: string = response.json().data.token;
  return { token, line, cookie: line.split('; ')[0] ?? '', cacheControl: response.headers['cache-control'] };
}

/** 201, or why it was refused. */
async function send(contact: Contact, headers: Record<string, string>) {
  const response = await contact.send(sampleEnquiry, headers);
  return response.statusCode === 201 ? 201 : response.json().error.code;
}
