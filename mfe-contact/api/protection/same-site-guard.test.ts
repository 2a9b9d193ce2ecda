import { enquiry, openContactService, site } from '../testing/open-contact-service.ts';

const viaEdge = { 'x-forwarded-host': 'localhost:8080', origin: 'http://localhost:8080' };

it.each([
  ['our own address', { origin: site }],
  ['the address the edge was asked under', viaEdge],
  ['our own address over plain http', { origin: site.replace('https', 'http') }],
  ['our own page, as the browser says', { origin: site, 'sec-fetch-site': 'same-origin' }],
  ['a click outside of any page', { origin: site, 'sec-fetch-site': 'none' }],
])('takes an enquiry without cookies from %s', async (_where, headers) => {
  const contact = await openContactService();
  expect((await contact.send(enquiry, headers)).statusCode).toBe(201);
});

it.each([
  ['another site', { origin: 'https://evil.example' }, 'origin_foreign'],
  ['a neighbouring host', { origin: 'https://blog.sevantra.example' }, 'origin_foreign'],
  ['another port', { ...viaEdge, origin: 'http://localhost:9090' }, 'origin_foreign'],
  ['a hidden origin', { origin: 'null' }, 'origin_foreign'],
  ['our name in front of another', { origin: `${site}.evil.example` }, 'origin_foreign'],
  ['nowhere', { origin: '' }, 'origin_missing'],
  ['another site, as the browser says', { origin: site, 'sec-fetch-site': 'cross-site' }, 'fetch_site_foreign'],
  ['a neighbouring host, as the browser says', { origin: site, 'sec-fetch-site': 'same-site' }, 'fetch_site_foreign'],
])('refuses an enquiry from %s', async (_where, headers, code) => {
  const contact = await openContactService();
  const response = await contact.send(enquiry, headers);
  expect(response.statusCode).toBe(403);
  expect(response.json().error).toEqual({ code, message: expect.stringMatching(/\.$/) });
});

describe('on another origin than the site', () => {
  const fromPage = { origin: site, 'sec-fetch-site': 'cross-site' };

  it('accepts an enquiry from a page of the site, with its token or without', async () => {
    const contact = await openContactService({ pageOrigin: site });
    const token = await askToken(contact);
    expect((await contact.send(enquiry, fromPage)).statusCode).toBe(201);
    expect((await contact.send(enquiry, { ...fromPage, 'x-xsrf-token': token })).statusCode).toBe(201);
  });

  it('refuses a token that it never issued', async () => {
    const contact = await openContactService({ pageOrigin: site });
    const response = await contact.send(enquiry, { ...fromPage, 'x-xsrf-token': 'planted.signature' });
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'token_invalid']);
  });

  it.each(['https://evil.example', 'https://blog.sevantra.example'])(
    'refuses enquiries from pages of %s',
    async (origin) => {
      const contact = await openContactService({ pageOrigin: site });
      const response = await contact.send(enquiry, { origin, 'sec-fetch-site': 'cross-site' });
      expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    },
  );
});

it('accepts a header that repeats the cookie', async () => {
  const contact = await openContactService();
  const token = await askToken(contact);
  const response = await contact.send(enquiry, { cookie: `theme=dark; XSRF-TOKEN=${token}`, 'x-xsrf-token': token });
  expect(response.statusCode).toBe(201);
});

it('refuses an enquiry whose header is missing, different or not ours', async () => {
  const contact = await openContactService();
  const [token, other] = [await askToken(contact), await askToken(contact)];
  const cookie = `XSRF-TOKEN=${token}`;
  const attempts: Record<string, string>[] = [
    { cookie },
    { cookie, 'x-xsrf-token': other },
    { cookie: 'XSRF-TOKEN=planted.signature', 'x-xsrf-token': 'planted.signature' },
    { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
  ];
  for (const headers of attempts) {
    const response = await contact.send(enquiry, headers);
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'token_invalid']);
  }
});

async function askToken(
  contact: Awaited<ReturnType<typeof openContactService>>,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await contact.app.inject({ url: '/api/v1/csrf', headers });
  return response.json().data.token;
}
