import { expect, test } from '@site/e2e';
import { siteUrl } from '../support/address.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import { openServer } from '../support/open-server.ts';
import { recordShifts } from './support/layout-shift.ts';
import { scrollThrough } from './support/scrolling.ts';
import { slowSite } from './support/slow-site.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ launchOptions: wholeBrowser });

for (const { who, javaScriptEnabled, width, paths, tag } of [
  { who: 'on a phone', javaScriptEnabled: true, width: 412, paths: ['/', '/blogs'], tag: [] },
  { who: 'on a phone', javaScriptEnabled: true, width: 412, paths: ['/plumbing-services', '/contact'], tag: '@long' },
  { who: 'on a laptop', javaScriptEnabled: true, width: 1280, paths: ['/'], tag: '@long' },
  { who: 'without scripts', javaScriptEnabled: false, width: 412, paths: ['/', '/blogs'], tag: '@long' },
])
  test.describe(`${who}, ${paths}`, { tag }, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 823 } });

    test('shifts nothing already on screen, from the first view to the end', async ({ site, page }) => {
      const shifts = await recordShifts(page);
      for (const path of paths) {
        await page.goto(path);
        if (javaScriptEnabled) await site.waitUntilHydrated();
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect.soft(shifts(), path).toEqual([]);
      }
    });
  });

for (const width of [412, 1280])
  test(`moves nothing in the first view on a slow connection at ${width} px`, { tag: '@long' }, async ({
    site,
    page,
  }) => {
    // The page shows the fallback fonts before the real ones arrive.
    const other = await slowSite();
    try {
      await page.setViewportSize({ width, height: 823 });
      const shifts = await recordShifts(page);
      await site.open(`${other.url}/`);
      await page.waitForLoadState('networkidle');
      expect(shifts()).toEqual([]);
    } finally {
      await other.stop();
    }
  });

for (const [place, width, path, halt] of [
  ['header', 1280, '/services', 'Talk to us'],
  ['header', 412, '/services', 'Talk to us'],
  ['first block', 412, '/blogs', '<picture'],
] as const)
  test(`paints the ${place} at once although the connection pauses in the middle of it, at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    const other = await haltingSite(halt, 1_000);
    try {
      await page.setViewportSize({ width, height: 823 });
      const shifts = await recordShifts(page);
      await page.goto(other.url + path);
      await page.waitForLoadState('networkidle');
      expect(shifts()).toEqual([]);
    } finally {
      await other.stop();
    }
  });

/** The site behind a connection that pauses for this long in each page, before the first `mark` at or after the header's bar. */
function haltingSite(mark: string, haltMs: number) {
  return openServer(async (request, response) => {
    const original = await fetch(siteUrl + request.url);
    const type = original.headers.get('content-type') ?? '';
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { 'content-type': type });
    const at = type.startsWith('text/html') ? body.indexOf(mark, body.indexOf('data-bar')) : 0;
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), at > 0 ? haltMs : 0);
  });
}
