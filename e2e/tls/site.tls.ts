import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { test as base, chromium, expect, type Page } from '@playwright/test';
import { startCanary } from '@site/delivery/canary/canary';
import { allowAll } from '@site/delivery/gate/gate';
import { testerToken } from '@site/delivery/tester-token';
import { fillIn, reference, sendButton } from '../support/enquiry.ts';
import { headlessBrowser } from '../support/launch-options.ts';
import { openedOnce } from '../support/opened-once.ts';
import { releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { mainLink, open } from '../support/visit.ts';
import { openTlsSite, secret } from './support/open-tls-site.ts';

type Site = Awaited<ReturnType<typeof openTlsSite>>;

const test = base.extend<{ page: Page }, { site: Site }>({
  site: openedOnce(openTlsSite, (site) => site.close(), 300_000),
  page: async ({ site }, use) => {
    const trust = `--ignore-certificate-errors-spki-list=${site.keyHash}`;
    const browser = await chromium.launch({ ...headlessBrowser, args: [...headlessBrowser.args, trust] });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    await browser.close();
    expect(errors).toEqual([]);
  },
});

test('redirects plain http to the same address under TLS', async ({ site }) => {
  const { status, headers } = await site.request(`${site.plainUrl}/services?from=card`);
  expect([status, headers.location]).toEqual([308, `${site.url}/services?from=card`]);
});

test('logs neither addresses of visitors nor queries and Referer, which may have tokens', async ({ site }) => {
  for (const url of [site.plainUrl, site.url])
    await site.request(`${url}/about-us?token=hidden`, { referer: `${url}/?token=hidden` });
  const log = () => readFileSync(site.log, 'utf8');
  // nginx writes a line after it has sent the response.
  await expect
    .poll(() => log().match(/"GET \/about-us HTTP\/1\.1" \d+/g))
    .toEqual(['"GET /about-us HTTP/1.1" 308', '"GET /about-us HTTP/1.1" 200']);
  expect(log()).not.toMatch(/hidden|127\.0\.0\.1|::1/);
});

test('demands TLS with responses of every kind', async ({ site }) => {
  const { body } = await site.request(site.url);
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(body.toString()) ?? [];
  for (const target of ['/', '/nowhere', '/services/', '/api/v1/blogsList', '/api/v1/none', script]) {
    const { headers } = await site.request(site.url + target);
    expect.soft(headers['strict-transport-security'], target).toBe('max-age=31536000; includeSubDomains');
    expect.soft(headers['content-security-policy'], target).toContain('upgrade-insecure-requests');
  }
});

test('sends the security headers of a page, and shares it with no other site', async ({ site }) => {
  const { headers } = await site.request(site.url, { accept: 'text/html', origin: 'https://elsewhere.example' });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'none'; .*script-src 'self';/,
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|http:/);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('agrees on HTTP/2 and on no old TLS', async ({ site }) => {
  const { port } = new URL(site.url);
  const modern = connect({
    host: 'localhost',
    port: Number(port),
    ca: site.authority,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  await once(modern, 'secureConnect');
  expect([modern.alpnProtocol, modern.authorized]).toEqual(['h2', true]);
  modern.destroy();
  const old = connect({
    host: 'localhost',
    port: Number(port),
    ca: site.authority,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  });
  await expect(once(old, 'secureConnect')).rejects.toThrow(/alert protocol version|unsupported protocol/);
});

test('brings page, files and calls over HTTP/2 in Chromium', async ({ site, page }) => {
  await page.goto(`${site.url}/blogs`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await mainLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && !entry.name.startsWith('data:'))
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(loaded.length).toBeGreaterThan(5);
  expect([...new Set(loaded)]).toEqual(['h2']);
});

test('takes an enquiry, and binds every cookie to the host', async ({ site, page }) => {
  const store = releaseStore();
  const production = await store.channel('production').newest();
  const version = await republish('blog', 'tried');
  await startCanary(store, {
    channel: 'production',
    versions: { blog: version },
    percent: 50,
    why: 'a test',
    gate: allowAll,
  });
  await expect
    .poll(async () => (await site.request(site.url, { accept: 'text/html' })).headers['set-cookie'])
    .toHaveLength(1);
  await open(page, `${site.url}/contact`);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
  await page.goto(`${site.url}/?release=${production?.release}&token=${testerToken(secret)}`);
  expect(await cookieNames(page)).toEqual(['__Host-XSRF-TOKEN', '__Host-sv-release', '__Host-sv-visitor']);
  for (const { name, ...cookie } of await page.context().cookies())
    expect.soft(cookie, name).toMatchObject({
      domain: 'localhost',
      path: '/',
      secure: true,
      sameSite: expect.stringMatching(/^(?:Lax|Strict)$/),
    });
});

async function cookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).sort();
}
