import type { Page, Response } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { readForDevtools } from './support/devtools.ts';

test('starts the home page without contact, and without the blog until its posts are near the view', async ({
  site,
  page,
}) => {
  const entries = watchEntries(page);
  await site.open('/');
  await page.waitForLoadState('networkidle');
  expect(entries()).toEqual(['marketing']);
  await page.locator('[data-fragment="RecentPosts"]').scrollIntoViewIfNeeded();
  await expect.poll(entries).toEqual(['marketing', 'blog']);
  await expect(page.locator('[data-part="blog"]').getByRole('heading', { name: 'Recent blog posts' })).toBeVisible();
});

test('loads what home shows below its opening once that is near the view, and with a navigation', async ({
  site,
  page,
}) => {
  const sections = page.waitForRequest(/\/_\/marketing\/HomeSections\.\w+\.js/);
  let isAsked = false;
  sections.then(() => {
    isAsked = true;
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await site.open('/');
  await page.waitForLoadState('networkidle');
  expect(isAsked).toBe(false);
  const services = page.getByRole('region', { name: 'Our services' });
  await services.scrollIntoViewIfNeeded();
  await sections;
  await expect(services).toHaveAttribute('data-state', /./);
});

test('loads the part of each page that is visited, and only that', async ({ site, page }) => {
  const entries = watchEntries(page);
  await site.open('/blogs');
  expect(entries()).toEqual(['blog']);
  await site.open('/contact');
  expect(entries()).toEqual(['blog', 'contact']);
});

test('applies each style sheet once, whether served or loaded by a part', async ({ site, page }) => {
  await site.open('/');
  for (const name of ['RecentPosts', 'Subscribe']) {
    await page.locator(`[data-fragment="${name}"]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-fragment="${name}"] > [data-live]`)).toHaveCount(1);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
  expect(sheets.length).toBeGreaterThan(4);
  expect(new Set(sheets).size, sheets.join('\n')).toBe(sheets.length);
});

test('loads a part once a pointer is on its link', { tag: '@long' }, async ({ site, page }) => {
  const entries = watchEntries(page);
  await site.open('/about-us');
  // The code that listens to pointers loads in idle time after hydration, so it may miss the first event: the pointer moves again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).hover();
    await expect.poll(entries, { timeout: 1000 }).toEqual(['marketing', 'contact']);
  }).toPass();
});

test('shares one React, one router, one federation runtime and one copy of every shared module among all parts', async ({
  site,
  page,
}) => {
  const scripts = watchScripts(page);
  await site.open('/');
  for (const name of ['Blogs', 'Contact', 'Services']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await site.waitUntilHydrated();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  const bodies = await scripts();
  expect(bodies.filter((body) => body.includes('rendererPackageName'))).toHaveLength(1);
  expect(bodies.filter((body) => body.includes('__reactRouterVersion'))).toHaveLength(1);
  expect(bodies.filter((body) => body.includes(runtimeMark))).toHaveLength(1);
  const shared = await page.evaluate(readSharedVersions);
  expect(shared.react).toHaveLength(1);
  expect(Object.entries(shared).filter(([, versions]) => versions.length !== 1)).toEqual([]);
  const shown = await page.evaluate(readForDevtools);
  expect(shown.shared).toEqual(expect.arrayContaining([`react@${shared.react?.at(0)}`]));
});

/** A property of `globalThis` that only the runtime uses. */
const runtimeMark = '__GLOBAL_LOADING_REMOTE_ENTRY__';

/** Names of the parts whose entries were requested, in order. */
function watchEntries(page: Page): () => string[] {
  const parts = new Set<string>();
  page.on('request', (request) => {
    const [, part] = /\/_\/([a-z]+)\/remoteEntry\.\w+\.js/.exec(request.url()) ?? [];
    if (part) parts.add(part);
  });
  return () => [...parts];
}

/** Texts of all scripts that the page has loaded until the returned function is called. */
function watchScripts(page: Page): () => Promise<string[]> {
  const bodies = new Map<string, Promise<string>>();
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.text());
  };
  page.on('response', note);
  return () => {
    // A list may prefetch the pages of its links after the test is over.
    page.off('response', note);
    return Promise.all(bodies.values());
  };
}

/** The versions of each shared module in the share scopes of all federation instances. */
function readSharedVersions(): Record<string, string[]> {
  type Instance = { shareScopeMap: Record<string, Record<string, Record<string, unknown>>> };
  // The Module Federation runtime keeps its instances there, for its own developer tools.
  const { __FEDERATION__: federation } = globalThis as typeof globalThis & {
    __FEDERATION__: { __INSTANCES__: Instance[] };
  };
  const scopes = federation.__INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap));
  const names = new Set(scopes.flatMap((scope) => Object.keys(scope)));
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set(scopes.flatMap((scope) => Object.keys(scope[name] ?? {})))]]),
  );
}
