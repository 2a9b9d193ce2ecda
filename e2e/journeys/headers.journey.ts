import { expect, test } from '@site/e2e';
import { type ReceivedResponse, request } from '../support/request.ts';
import { postRoutes } from '../support/routes.ts';

const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const json = { 'content-type': 'application/json' };

test('sends security headers with every response type', async () => {
  const { script, picture } = await addresses();
  const responses = {
    page: await request('/'),
    'not found': await request('/nowhere'),
    asset: await request(script),
    'missing asset': await request('/_/shell/main.00000000.js'),
    redirect: await request('/services/'),
    'refused method': await request('/services', { method: 'DELETE' }),
    'refused form': await request('/contact', {
      method: 'POST',
      body: 'fullName=A',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    posts: await request('/api/v1/blogsList'),
    'unknown post': await request('/api/v1/blogsBySlug/nobody-wrote-this'),
    'refused enquiry': await request('/api/v1/generalEnquiry', { method: 'POST', body: '{', headers: json }),
    upload: await request(picture),
    'missing upload': await request('/uploads/nowhere.webp'),
    'not modified': await request('/', { headers: { 'if-none-match': String((await request('/')).headers.etag) } }),
  };
  const forAllOrigins = ['asset', 'posts', 'unknown post', 'upload', 'missing upload'];
  for (const [name, { headers }] of Object.entries(responses)) {
    const isOpen = forAllOrigins.includes(name);
    expect.soft(headers, name).toMatchObject({
      ...securityHeaders,
      ...(isOpen && { 'cross-origin-resource-policy': 'cross-origin' }),
    });
    expect.soft(headers['access-control-allow-origin'], name).toBe(isOpen ? '*' : undefined);
    expect
      .soft(headers['content-security-policy'], name)
      .toMatch(/default-src 'none'.*frame-ancestors 'none'.*script-src 'self'; style-src 'self'( 'sha256-[^']+')?$/);
    expect.soft(headers['content-security-policy'], name).not.toContain('unsafe');
  }
});

// An unknown name would be a line in the console, which fails every journey.
test('denies pages powerful browser features that the site does not use', async () => {
  for (const path of ['/', '/nowhere', '/blogs'])
    expect.soft((await request(path)).headers['permissions-policy'], path).toMatch(/camera=\(\), .*usb=\(\), /);
});

test('allows frames of the map and of films, films full-screen, and no other host', async () => {
  const { headers } = await request('/blogs');
  const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';
  expect(headers['content-security-policy']).toContain(`frame-src https://www.openstreetmap.org ${players};`);
  expect(headers['permissions-policy']).toContain(
    'fullscreen=("https://www.youtube-nocookie.com" "https://player.vimeo.com")',
  );
});

test('sends the failure page with a policy of its own', async () => {
  const { headers } = await request('/contact', { method: 'POST', body: 'x'.repeat(70_000) });
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
  );
});

test('allows caching of versioned files for ever, and of missing ones not at all', async () => {
  const { script } = await addresses();
  expect((await request(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await request(`${script}x`);
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('sends brotli, gzip or plain, as the request accepts', async () => {
  const { script, style } = await addresses();
  for (const path of ['/', '/nowhere', script, style]) {
    const plain = await request(path);
    expect.soft(plain.headers['content-encoding'], path).toBeUndefined();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const { headers, body } = await request(path, { headers: { 'accept-encoding': accepted } });
      expect
        .soft([headers['content-encoding'], headers.vary], `${path} ${accepted}`)
        .toEqual([encoding, expect.stringMatching(/^accept-encoding(, cookie)?$/)]);
      expect.soft(body.length, `${path} ${accepted}`).toBeLessThan(plain.body.length);
    }
  }
});

test('answers HEAD with same headers, no body', async () => {
  const { script, picture } = await addresses();
  for (const path of ['/', '/nowhere', script, '/api/v1/blogsList', picture]) {
    const [get, head] = [await request(path), await request(path, { method: 'HEAD' })];
    expect
      .soft([head.status, head.headers['content-type'], head.headers['content-length']], path)
      .toEqual([get.status, get.headers['content-type'], get.headers['content-length']]);
    expect.soft(head.body.length, path).toBe(0);
  }
});

test('serves no file outside its folders', async () => {
  const ways = ['..', '%2e%2e', '..%2f', '%2e%2e%2f', '..%5c', '....//', '.%00.'];
  for (const folder of ['/_/', '/_/shell/', '/_/../', '/uploads/', '/uploads/posts/']) {
    for (const way of ways) {
      const response = await request(`${folder}${`${way}/`.repeat(8)}etc/passwd`);
      expect.soft(isRefusal(response), `${folder}${way}`).toBe(true);
    }
  }
  const { script } = await addresses();
  const folder = script.replace(/[^/]+$/, '');
  for (const file of ['../part.json', '..%2fpart.json', '../server/render.mjs', '%2e%2e/server/render.mjs', '.hidden'])
    expect.soft(isRefusal(await request(folder + file)), file).toBe(true);
});

function isRefusal({ status, body }: ReceivedResponse): boolean {
  return status >= 400 && status < 500 && !/root:|"files"|createRenderer/.test(body.toString('utf8'));
}

/** One address of each kind of file that the site serves. */
async function addresses() {
  const page = (await request('/')).body.toString('utf8');
  const [post = '/blogs'] = await postRoutes();
  const postPage = (await request(post)).body.toString('utf8');
  return {
    script: find(/"(\/_\/shell\/main\.\w+\.js)"/, page),
    style: find(/href="(\/_\/shell\/[^"]+\.css)"/, page),
    picture: find(/(\/uploads\/[^" ,]+)/, postPage),
  };
}

function find(pattern: RegExp, text: string): string {
  const [, found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`Nothing on the page matches ${pattern}.`);
  return found;
}
