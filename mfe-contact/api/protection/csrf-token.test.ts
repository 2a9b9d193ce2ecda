import { enquiry, openContactService } from '../testing/open-contact-service.ts';

const overTls = { 'x-forwarded-proto': 'https' };
const dayMs = 24 * 60 * 60 * 1000;

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

it('binds the cookie to this host over TLS', async () => {
  const { line } = await ask(await openContactService(), overTls);
  expect(line).toMatch(/^__Host-XSRF-TOKEN=[\w%.-]+; Path=\/; SameSite=Strict; Secure$/);
});

it('passes over a cookie without the prefix over TLS', async () => {
  const contact = await openContactService();
  const [own, planted] = [await ask(contact, overTls), await ask(contact)];
  const cookie = `${planted.cookie}; ${own.cookie}`;
  expect(await send(contact, { ...overTls, cookie, 'x-xsrf-token': own.token })).toBe(201);
  expect(await send(contact, { ...overTls, cookie, 'x-xsrf-token': planted.token })).toBe('token_invalid');
});

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

// They look for the token in their cookies as it is, do not find it, and keep it under the name that they know.
it('serves pages of releases before the prefix', async () => {
  const contact = await openContactService();
  const { token, cookie } = await ask(contact, overTls);
  expect(cookie).not.toContain(token);
  const cookies = `${cookie}; XSRF-TOKEN=${token}`;
  expect(await send(contact, { ...overTls, cookie: cookies, 'x-xsrf-token': token })).toBe(201);
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
  const response = await contact.send(enquiry, headers);
  return response.statusCode === 201 ? 201 : response.json().error.code;
}
