import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { wholeBrowser } from '../support/launch-options.ts';
import { releaseRoutes } from '../support/release-routes.ts';
import { request, requestHtml, withoutStyle } from '../support/request.ts';
import { services } from '../support/routes.ts';

const kilobyte = 1024;

test.describe.configure({ mode: 'parallel' });
test.use({ launchOptions: wholeBrowser });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true });

  // Includes the picture of the hero's second slide, which loads before the slide moves, and the code of the list of posts.
  test('loads home in 400 KB where the speed of the connection is unknown, its first picture in 60', async ({
    page,
  }) => {
    const loads = await loadsOfHome(page);
    expect(sum(loads), listLoads(loads)).toBeLessThanOrEqual(400 * kilobyte);
    expect(largest(loads, 'image'), listLoads(loads)).toBeLessThanOrEqual(60 * kilobyte);
  });
});

test('loads home on a laptop in 600 KB where the speed of the connection is unknown', { tag: '@long' }, async ({
  page,
}) => {
  const loads = await loadsOfHome(page);
  expect(sum(loads), listLoads(loads)).toBeLessThanOrEqual(600 * kilobyte);
});

test('hydrates home with 150 KB of scripts', async ({ site, page }) => {
  await site.open('/');
  const scripts = await page.evaluate(() => {
    const [{ startTime: hydrated = 0 } = {}] = performance.getEntriesByName('hydrated');
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= hydrated)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize, type: 'script' }));
  });
  // A prefetched script has a second entry when it runs.
  const loads = [...new Map(scripts.map((script) => [script.path, script])).values()];
  expect(loads.length).toBeGreaterThan(5);
  expect(sum(loads), listLoads(loads)).toBeLessThanOrEqual(150 * kilobyte);
});

// Ten packets of 1,460 bytes, as many as a server sends before the first acknowledgement.
const flight = 14_600;

test('serves home, the lists and each service with headers and whole first view in the first 14,600 bytes', async () => {
  for (const path of ['/', '/services', '/blogs', '/contact', ...services]) {
    const { body, headers } = await request(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect.soft(headers['content-encoding'], path).toBe('br');
    const early = await textIn(body.subarray(0, flight - headerBytes(headers)));
    const [main = ''] = early.split('<main').slice(1);
    expect.soft(main, path).toMatch(/<(section|header)\b[\s\S]*<\/\1>/);
  }
});

test('serves the lists and contact in 14,500 bytes of HTML, each service with its estimate in 16,500', async () => {
  for (const path of ['/services', '/blogs', '/industries', '/contact', ...services]) {
    const { body } = await request(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect.soft(body.length, path).toBeLessThanOrEqual(services.includes(path) ? 16_500 : 14_500);
  }
});

test('serves home in 14,500 bytes of HTML, besides the styles of its first view', async () => {
  const { html } = await requestHtml('/');
  expect(brotliCompressSync(withoutStyle(html), quality(10)).length).toBeLessThanOrEqual(14_500);
});

test("serves the release's table, which every page loads, in 4 KB", async () => {
  const { html } = await requestHtml('/');
  const [table = ''] = /\/_\/release\/\w+\/table\.\w+\.json/.exec(html) ?? [];
  expect(table).not.toBe('');
  expect(await bytesOf(table)).toBeLessThanOrEqual(4 * kilobyte);
});

test('styles the first view of every page with 5.1 KB', async () => {
  for (const path of await releaseRoutes()) {
    const { html } = await requestHtml(path);
    const [style = ''] = /<style id="critical">[\s\S]*?<\/style>/.exec(html) ?? [];
    expect.soft(style, path).not.toBe('');
    expect.soft(brotliCompressSync(style, quality(10)).length, path).toBeLessThanOrEqual(5.1 * kilobyte);
  }
});

test('styles every page with 25 KB', async () => {
  for (const path of await releaseRoutes()) {
    const sheets = Array.from(
      (await requestHtml(path)).html.matchAll(
        /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"|<link[^>]*href="([^"]+)"[^>]*rel="stylesheet"/g,
      ),
    );
    expect(sheets.length, `style sheets of ${path}`).toBeGreaterThan(0);
    const bytes = await Promise.all(sheets.map(([, one, other]) => bytesOf(one ?? other ?? '')));
    expect
      .soft(
        bytes.reduce((all, one) => all + one, 0),
        path,
      )
      .toBeLessThanOrEqual(25 * kilobyte);
  }
});

test('shows no picture over 120 KB in a 1280 px window', async () => {
  const heavy: Record<string, number> = {};
  const pictures = new Set<string>();
  for (const path of await releaseRoutes())
    for (const [, file = '', width] of (await requestHtml(path)).html.matchAll(
      /(\/[^\s",]+\.(?:avif|webp|jpe?g|png)) (\d+)w/g,
    )) {
      pictures.add(file);
      const bytes = Number(width) <= 1280 ? await bytesOf(file) : 0;
      if (bytes > 120 * kilobyte) heavy[file] = bytes;
    }
  expect(heavy).toEqual({});
  expect(pictures.size).toBeGreaterThan(100);
});

/** The files loaded until 5 s after the load event, for a visitor who does not scroll. */
async function loadsOfHome(page: Page): Promise<LoadedFile[]> {
  // The hero keeps its slide: about when the count ends, it would move on and load its third picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loads = recordLoads(page);
  await page.goto('/');
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : 0;
    return loadedAt > 0 && performance.now() > loadedAt + 5_000;
  });
  return loads();
}

function quality(level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}

/** In HTTP/1.1; other versions compress them. */
function headerBytes(headers: IncomingHttpHeaders): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.byteLength(['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n'));
}

/** The text that a browser can read while the rest of the page is still arriving. */
async function textIn(start: Buffer): Promise<string> {
  const parts: Buffer[] = [];
  const reader = createBrotliDecompress();
  reader.on('data', (part: Buffer) => parts.push(part));
  reader.write(start);
  await new Promise<void>((resolve) => reader.flush(resolve));
  return Buffer.concat(parts).toString('utf8');
}

function sum(loads: LoadedFile[]): number {
  return loads.reduce((all, { bytes }) => all + bytes, 0);
}

function largest(loads: LoadedFile[], type: string): number {
  return Math.max(...loads.filter((load) => load.type === type).map(({ bytes }) => bytes));
}

function listLoads(loads: LoadedFile[]): string {
  return loads.map(({ path, bytes }) => `${(bytes / kilobyte).toFixed(1)} KB ${path}`).join('\n');
}

interface LoadedFile {
  path: string;
  type: string;
  bytes: number;
}

/** Records everything that the page loads from now on, with its bytes on the wire, headers included. */
function recordLoads(page: Page): () => Promise<LoadedFile[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return () => Promise.all(finished.map(weigh));
}

async function weigh(request: Request): Promise<LoadedFile> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    bytes: responseBodySize + responseHeadersSize,
  };
}

/** Bytes on the wire of one file; many pages share it, so each file is requested once. */
function bytesOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known) return known;
  const size = request(path, { headers: { 'accept-encoding': 'br' } }).then(({ body }) => body.length);
  sizes.set(path, size);
  return size;
}

const sizes = new Map<string, Promise<number>>();
