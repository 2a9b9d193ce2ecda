import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import type { RunningSite } from '@site/runner/site';
import { isRemoteSite } from '../support/address.ts';
import { enquiry, fillIn, sendButton } from '../support/enquiry.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import { runOtherSite } from '../support/other-site.ts';
import { notSpecified } from '../support/page-errors.ts';
import { requestHtml } from '../support/request.ts';
import { startSpecificationServer } from '../support/specification-server.ts';
import { recordShifts } from './support/layout-shift.ts';
import { scrollThrough } from './support/scrolling.ts';
import { contrastsBehind } from './support/words-on-picture.ts';

// The production site with an API that answers what the specification promises, and nothing more.

test.skip(isRemoteSite, 'needs more than an address');
test.use({ launchOptions: wholeBrowser });

let api: Awaited<ReturnType<typeof startSpecificationServer>>;
let other: RunningSite;

test.beforeAll(async () => {
  api = await startSpecificationServer();
  other = await runOtherSite('specification', {}, { API_HOST: api.origin });
  // Waits for the start, whose duration is not tested here.
  await expect.poll(async () => (await requestHtml('/blogs', other.url)).status, { timeout: 30_000 }).toBe(200);
});

// The pages of a test are closed before this.
test.afterAll(async () => {
  await other.stop();
  await api.stop();
});

test.beforeEach(({ pageErrors }) => pageErrors.allow(...notSpecified));

test('shows the list, without what the server does not say', async ({ site, page }) => {
  const shifts = await recordShifts(page);
  const { status, html } = await requestHtml('/blogs', other.url);
  expect(status).toBe(200);
  expect(html).toContain('A roof in June');
  await site.open(`${other.url}/blogs`);
  const cards = page.locator('main').getByRole('article');
  await expect(cards).toHaveText([
    /^\s*3 June\s*by Admin\s+Roofs, RainA roof in JuneThe first words of A roof in June\.$/,
    /^\s*2 June\s*by Admin\s+Roofs, RainA lost picture/,
    /^\s*1 June\s*by Admin\s+Roofs, RainWords alone/,
  ]);
  await scrollThrough(page);
  const photo = cards.first().locator('img');
  await expect(photo).toHaveJSProperty('naturalWidth', 1600);
  await expect(photo).toHaveAttribute('src', `${api.origin}/uploads/photos/a%20roof.jpg`);
  await expect(photo).toHaveCSS('height', '258px');
  for (const card of [cards.nth(1), cards.nth(2)]) await expect(card.locator('svg').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of posts' })).toHaveCount(0);
  expect(shifts()).toEqual([]);
});

test('shows a post that is loaded in the browser, then by the server', { tag: '@long' }, async ({ site, page }) => {
  await site.open(`${other.url}/blogs`);
  const shifts = await recordShifts(page);
  const response = page.waitForResponse(`${api.origin}/api/v1/blogsBySlug/a-roof-in-june`);
  await page.getByRole('link', { name: 'A roof in June' }).click();
  expect((await response).status()).toBe(200);
  await expectWholePost(page);
  await page.reload();
  await expectWholePost(page);
  await site.expectAccessible('a post of another server');
  expect(shifts()).toEqual([]);
  const { html } = await requestHtml('/blogs/a-roof-in-june', other.url);
  expect(html).toContain('All the words of A roof in June.');
  expect(html).not.toMatch(/"(?:datePublished|dateModified)":|article:modified_time|NaN|Invalid Date/);
});

async function expectWholePost(page: Page) {
  const banner = page.locator('main header').first();
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText('A roof in June');
  await expect(banner.locator('img')).toHaveJSProperty('naturalWidth', 1600);
  await expect(banner.locator('h1 + *')).toHaveText(/^by Admin\s+Roofs, RainShare$/);
  await expect(banner.getByRole('link', { name: /Roofs|Rain/ })).toHaveCount(0);
  const article = page.getByRole('article').first();
  await expect(article).toHaveText(
    /^\s*All the words of A roof in June\.Categories: Roofs, RainTags: monsoon, terraces$/,
  );
  await expect(article.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(?:Previous|Next) post/ })).toHaveCount(0);
}

test('lays a white picture behind the title, which stays legible', { tag: '@long' }, async ({ site, page }) => {
  await site.open(`${other.url}/blogs/a-roof-in-june`);
  const banner = page.locator('main header').first();
  const title = banner.getByRole('heading', { level: 1 });
  const trail = banner.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [picture, words] = await Promise.all([banner.locator('img').boundingBox(), title.boundingBox()]);
    expect.soft(picture?.width, 'as wide as the window').toBe(width);
    expect.soft(words?.y, 'title on the picture').toBeLessThan(bottomOf(picture));
    const contrasts = await contrastsBehind(page, [title, trail]);
    expect.soft(Math.min(...contrasts), `${contrasts} at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.NaN;
}

test('asks once more for what a page that is opened directly was made of', async ({ site, page }) => {
  for (const [address, call] of [
    ['/blogs', '/api/v1/blogsList'],
    ['/', '/api/v1/blogsList/recent'],
    ['/blogs/a-roof-in-june', '/api/v1/blogsBySlug/a-roof-in-june'],
  ]) {
    const asked = page.waitForResponse(api.origin + call);
    await site.open(other.url + address);
    expect((await asked).status(), address).toBe(200);
  }
});

test('tells the server nothing of the visitor for whom the edge asks', async () => {
  await requestHtml('/blogs', other.url);
  expect(api.received.length).toBeGreaterThan(0);
  const told = api.received.flatMap((request) => Object.keys(request.headers));
  expect(told.filter((name) => /^x-(?:client|forwarded)|^traceparent$/.test(name))).toEqual([]);
});

test('sends the five fields and takes a bare success for one', async ({ site, page }) => {
  await site.open(`${other.url}/contact`);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator('main [data-kind="success"]')).toBeVisible();
  await expect(page.getByText('Form submitted successfully').first()).toBeVisible();
  expect(api.enquiries).toEqual([enquiry]);
});
