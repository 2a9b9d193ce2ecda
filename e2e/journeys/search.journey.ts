import type { Request } from '@playwright/test';
import { ask, askHtml } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { runOtherEdge } from '../support/other-site.ts';
import { expect, open, test } from '../support/visit.ts';
import { searchButton, searchDialog, searchField } from './support/search.ts';
import { searchQueries } from './support/search-queries.ts';

const hindiQueries = [
  ['बिजली', '/electrical-services'],
  ['सफ़ाई', '/house-keeping-services'],
  ['पानी', '/plumbing-services'],
  ['paani', '/plumbing-services'],
  ['safaai', '/house-keeping-services'],
] as const;

const absence = 'Blog posts cannot be searched just now.';

test('finds what visitors type, the page they mean among the first three', async () => {
  const missed: string[] = [];
  for (const { query, expected } of searchQueries) {
    const first = (await hitsOf(query)).slice(0, 3);
    if (!first.includes(expected)) missed.push(`${query}: ${first.join(' ')}`);
  }
  expect(searchQueries).toHaveLength(30);
  expect(missed.length, `missed: ${missed.join('; ')}`).toBeLessThanOrEqual(3);
});

test('finds the same by plumber, plumbers and plumbing', async () => {
  const found = await Promise.all(['plumbing', 'plumber', 'plumbers', 'plumbng'].map(hitsOf));
  for (const hits of found) expect(hits).toEqual(found[0]);
  expect(found[0]?.[0]).toBe('/plumbing-services');
});

test('puts the words of a title first, and finds what only a text says', async ({ page }) => {
  expect((await hitsOf('bill'))[0]).toBe('/blogs/reading-your-buildings-electricity-bill');
  expect((await hitsOf('gst'))[0]).toBe('/blogs/paying-contract-staff-on-time');
  await open(page, '/search?q=gst');
  await expect(page.locator('main li:has(h2)').first().locator('mark')).toHaveText('GST');
});

test('finds Hindi in both scripts', async () => {
  for (const [query, expected] of hindiQueries) expect(await hitsOf(query), query).toContain(expected);
});

test('costs at most 40 KB, and only a visitor on the way to search', async ({ page }) => {
  const asked: Request[] = [];
  await open(page, '/services');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request));
  await searchButton(page).hover();
  await page.waitForResponse('/search-index.json');
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    asked.map(async (request) => ({ address: request.url(), bytes: (await request.sizes()).responseBodySize })),
  );
  expect(files.filter(({ address }) => address.includes('search-index'))).toHaveLength(1);
  // What comes from the browser's own cache has less than no bytes.
  const bytes = files.reduce((sum, file) => sum + Math.max(0, file.bytes), 0);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(40 * 1024);
  expect((await ask('/search-index.json', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe(
    'br',
  );
});

test('opens by its button, counts results and follows one by keyboard', async ({ page }) => {
  await open(page, '/');
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await expectAccessible(page, 'the search before anything is typed');
  await page.keyboard.type('plumbng');
  await expect(searchDialog(page).getByRole('status')).toHaveText(/^\d+ results for “plumbng”$/);
  await expect(searchDialog(page).getByRole('option').first()).toContainText(/Plumbing Services\s*Services/);
  await page.keyboard.press('ArrowDown');
  await expect(searchDialog(page).getByRole('option', { selected: true })).toContainText('Plumbing Services');
  await expectAccessible(page, 'the search with results');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/plumbing-services');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
});

test('opens anywhere by Ctrl+K, Escape returns focus', async ({ page }) => {
  await open(page, '/services');
  const link = page
    .locator('main')
    .getByRole('link', { name: /Plumbing/ })
    .first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('safai');
  await expect(searchDialog(page).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('closes by button and by outside click', async ({ page }) => {
  await open(page, '/services');
  await searchButton(page).click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(searchDialog(page)).toHaveCount(0);
});

test('finds the same in the dialog, with and without the server, as on the search page', async ({ page, troubles }) => {
  troubles.allow(/search\.json/);
  const queries = [...searchQueries.slice(0, 6).map(({ query }) => query), 'bill', 'gst', 'plumbers', 'बिजली'];
  await open(page, '/services');
  await page.keyboard.press('Control+k');
  for (const isServerThere of [false, true]) {
    if (isServerThere) await page.unroute(/search\.json/);
    else await page.route(/search\.json/, (route) => route.abort());
    for (const query of queries) {
      const answer = isServerThere ? page.waitForResponse(/search\.json/) : undefined;
      await searchField(page).fill(query);
      await answer;
      await expect(searchDialog(page).getByRole('status')).toContainText(`“${query}”`);
      const options = searchDialog(page).getByRole('option');
      await expect(options.first()).toBeVisible();
      expect
        .soft(await options.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), query)
        .toEqual((await hitsOf(query)).slice(0, 8));
    }
  }
});

test('shows in the dialog where a text has the word', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await searchField(page).fill('gst');
  await expect(searchDialog(page).getByRole('option').first().locator('mark')).toHaveText('GST');
});

test('goes to the search page when the dialog’s script fails', async ({ page, troubles }) => {
  troubles.allow(/SearchDialog/);
  await page.route(/SearchDialog/, (route) => route.abort());
  await open(page, '/services');
  await searchButton(page).click();
  await expect(page).toHaveURL('/search');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens at a tap and follows a tap on a result', async ({ page }) => {
    await open(page, '/contact');
    await searchButton(page).tap();
    await searchField(page).fill('bijli');
    await searchDialog(page)
      .getByRole('option', { name: /Electrical Services/ })
      .tap();
    await expect(page).toHaveURL('/electrical-services');
  });
});

test('finds other pages while the blog is down, and says so', async ({ page }) => {
  const edge = await runOtherEdge('search-without-blog', {});
  try {
    const { html } = await askHtml('/search?q=plumbing', edge.url);
    expect(html).toContain(absence);
    expect(html).toContain('href="/plumbing-services"');
    await open(page, `${edge.url}/services`);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('water tank');
    await expect(searchDialog(page).getByText(absence)).toBeVisible();
    await expect(searchDialog(page).getByRole('option', { name: /Plumbing Services/ })).toBeVisible();
  } finally {
    // A page that is still loading would fail on its files.
    await page.close();
    await edge.stop();
  }
});

/** Paths of what the server finds, the best first. */
async function hitsOf(query: string): Promise<string[]> {
  const { html } = await askHtml(`/search?${new URLSearchParams({ q: query })}`);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<h2><a[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
}
