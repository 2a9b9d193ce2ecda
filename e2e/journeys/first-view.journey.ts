import type { Page } from '@playwright/test';
import { expect, noScripts, test } from '@site/e2e';
import sharp from 'sharp';
import { wholeBrowser } from '../support/launch-options.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ launchOptions: wholeBrowser });

const kinds = {
  home: '/',
  company: '/about-us',
  services: '/services',
  service: '/plumbing-services',
  industry: '/healthcare',
  posts: '/blogs',
  // Its styles are in two sheets of its part.
  topic: '/blogs/category/care',
  contact: '/contact',
  'legal text': '/privacy-policy',
  search: '/search',
  'missing page': '/nowhere',
};

const looks = [
  { width: 360, height: 780, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/** Two looks of each kind, in turn. */
const views = Object.entries(kinds).flatMap(([kind, path], place) =>
  looks.filter((_, look) => (look + place) % looks.length < 2).map((look) => ({ kind, path, ...look })),
);

test.describe('before the style sheets have loaded', () => {
  // Scripts change the view: a moving carousel has one more button.
  test.use(noScripts);

  for (const [place, { kind, path, width, height, colorScheme }] of views.entries())
    test(`paints the first view as it will be: ${kind} at ${width} px`, { tag: place === 0 ? [] : '@long' }, async ({
      site,
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/ERR_FAILED \S+\.woff2\)?$/, /status of 404/);
      // Fonts are fetched once the sheets are there.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const resume = await site.pauseRequests('**/*.css');
      await hideForLonger(page, path);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#site-footer')).toBeAttached();
      await picturesSeen(page);
      const early = await firstView(page);
      await expect(page.locator('#site-footer')).toBeHidden();
      for (const marked of await page.locator('[data-later]').all()) await expect(marked).toBeHidden();
      resume();
      await expect(page.locator('#site-footer')).toBeVisible();
      await page.waitForLoadState('load');
      await picturesSeen(page);
      expect(await differing(early, await firstView(page))).toBeLessThanOrEqual(40);
    });
});

/** The rule that hides the rest ends after two seconds, before a busy machine has seen the pictures. The policy allows its own words only. */
async function hideForLonger(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: (await response.text()).replace('later 2s', 'later 60s') });
    },
  );
}

test('shows a complete page when its style sheets do not load', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED \S+\.css\)?$/, /Loading css chunk/i);
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/services');
  await expect(page.locator('#site-footer')).toBeVisible();
  await expect(page.locator('main h2').last()).toBeVisible();
});

test('shows a complete page before any script but the starter has loaded', { tag: '@long' }, async ({ site, page }) => {
  const resume = await site.pauseRequests(/\/(?!start\.)[^/]+\.js$/);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.locator('#site-footer')).toBeVisible();
  resume();
  await site.waitUntilHydrated();
});

for (const path of ['/', '/services', '/contact', '/nowhere'])
  test(`asks for all scripts that hydration needs at once: ${path}`, { tag: path === '/' ? [] : '@long' }, async ({
    site,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    await page.goto(path);
    await site.waitUntilHydrated();
    const [planned, loaded] = await page.evaluate(() => {
      const { host, preload, prefetch } = JSON.parse(document.getElementById('start')?.textContent ?? '');
      const files = [host, ...preload].map(([href]) => href).concat(prefetch);
      const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return [
        files,
        scripts.filter(({ startTime }) => startTime < hydratedAt).map(({ name }) => new URL(name).pathname),
      ];
    });
    expect(loaded.filter((file) => !planned.includes(file) && !/\/(?:start|report)\.\w+\.js$/.test(file))).toEqual([]);
  });

test('shows a complete page when no script loads', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED \S+\.js\)?$/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/services');
  await expect(page.locator('#site-footer')).toBeVisible();
});

/** Waits until the title is there and the pictures of the first view are decoded. */
async function picturesSeen(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.locator('main img').evaluateAll(async (all) => {
    const seen = all.filter((one) => one.getBoundingClientRect().top <= innerHeight);
    await Promise.all(seen.map((one) => (one as HTMLImageElement).decode()));
  });
}

/**
 * A screenshot of the header and the page's first block, without the bar at the bottom of a phone, and without what a part marks to come with
 * the sheets.
 */
async function firstView(page: Page): Promise<Buffer> {
  await page.locator('[data-later]').evaluateAll((marked) => {
    for (const element of marked) (element as HTMLElement).style.visibility = 'hidden';
  });
  const bottom = await page.evaluate(() => {
    const block = document.querySelector('main :is(header, section)') ?? document.querySelector('main');
    return block?.getBoundingClientRect().bottom ?? 0;
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // With animations as they are: to end them, as Playwright can, would show what the rule above still hides.
  return page.screenshot({ clip: { x: 0, y: 0, width, height: Math.floor(Math.min(bottom, height - 60)) } });
}

/** The number of pixels that differ by more than anti-aliasing, in the area that both show. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!a || !b) throw new Error('A picture is empty.');
  const distance = (at: number) =>
    [0, 1, 2].reduce((sum, part) => sum + Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)), 0);
  let count = 0;
  for (let at = 0; at < Math.min(a.length, b.length); at += 3) if (distance(at) > 24) count++;
  return count;
}
