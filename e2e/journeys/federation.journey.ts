import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { request, requestHtml } from '../support/request.ts';
import { mainLink } from '../support/visit.ts';
import { readForDevtools } from './support/devtools.ts';

test('starts the home page with its own part, brings the blog once it is idle, and not contact', async ({
  site,
  page,
}) => {
  const entries = watchEntries(page);
  await site.open('/');
  // The blog's for the link to all posts.
  await expect.poll(entries).toEqual(['marketing', 'blog']);
  await page.locator('[data-fragment="RecentPosts"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part="blog"]').getByRole('heading', { name: 'Recent blog posts' })).toBeVisible();
  expect(entries()).toEqual(['marketing', 'blog']);
});

test('loads what home shows below its opening once that is near the view, and with a navigation', async ({
  site,
  page,
}) => {
  const sections = page.waitForRequest(/\/_\/marketing\/HomeSections\.\w+\.js/);
  let isRequested = false;
  sections.then(() => {
    isRequested = true;
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await site.open('/');
  await page.waitForLoadState('networkidle');
  expect(isRequested).toBe(false);
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

test('applies each style sheet once, and later ones behind those that were served', async ({ site, page }) => {
  const { html } = await requestHtml('/');
  const served = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  await site.open('/');
  for (const name of ['RecentPosts', 'Subscribe']) {
    await page.locator(`[data-fragment="${name}"]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-fragment="${name}"] > [data-live]`)).toHaveCount(1);
  }
  await mainLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const after = (await sheetsOf(page)).map((href) => href && new URL(href, page.url()).pathname);
  expect(after.length).toBeGreaterThan(served.length);
  expect(new Set(after).size, after.join('\n')).toBe(after.length);
  expect(after.slice(0, served.length)).toEqual(served);
});

test('loads a part once a pointer is on its link', { tag: '@long' }, async ({ site, page }) => {
  const entries = watchEntries(page);
  await site.open('/about-us');
  // The code that listens to pointers loads in idle time after hydration, so it may miss the first event: the pointer moves again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await mainLink(page, 'Contact').hover();
    await expect.poll(entries, { timeout: 1000 }).toEqual(['marketing', 'contact']);
  }).toPass();
});

test('loads one copy of every shared module, whichever parts a visit goes through', async ({ site, page }) => {
  await site.open('/');
  for (const name of ['Blogs', 'Contact', 'Services']) {
    await mainLink(page, name).click();
    await site.waitUntilHydrated();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  const { shared } = await page.evaluate(readForDevtools);
  const names = shared.map((module) => module.replace(/@[^@]+$/, ''));
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@site/host/router', '@site/host/shell-api']));
  expect(names).toEqual([...new Set(names)]);
});

test('ships one React, one router, one toast container and one federation runtime', async () => {
  // For each part, the packages in its scripts. A remote has its own adapter to the runtime, whose core only the shell has.
  const { body } = await request('/licenses.txt');
  const packages = body.toString().match(/^\S+(?= \d\S*, )/gm);
  const copiesOf = (name: string) => packages?.filter((one) => one === name);
  for (const name of ['react', 'react-dom', 'react-router', 'react-toastify', '@module-federation/runtime-core'])
    expect.soft(copiesOf(name), name).toHaveLength(1);
});

/** Addresses of the page's style sheets, in the document's order. */
function sheetsOf(page: Page): Promise<(string | null)[]> {
  return page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** Names of the parts whose entries were requested, in order. */
function watchEntries(page: Page): () => string[] {
  const parts = new Set<string>();
  page.on('request', (request) => {
    const [, part] = /\/_\/([a-z]+)\/remoteEntry\.\w+\.js/.exec(request.url()) ?? [];
    if (part) parts.add(part);
  });
  return () => [...parts];
}
