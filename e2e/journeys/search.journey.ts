import { ask, askHtml } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { runOtherEdge } from '../support/other-site.ts';
import { expect, open, test } from '../support/visit.ts';
import { resultCount, searchButton, searchDialog, searchField } from './support/search.ts';
import { searchQueries } from './support/search-queries.ts';

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

test('sends an index of at most 30 KB, only to a browser whose visitor is on the way to search', async ({ page }) => {
  const { body, headers } = await ask('/search-index.json', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(body.length).toBeLessThanOrEqual(30 * 1024);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/services');
  expect(asked.filter((path) => /search/i.test(path))).toEqual([]);
  const index = page.waitForResponse('/search-index.json');
  await searchButton(page).hover();
  await index;
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

test('finds the same in the browser as on the server', async ({ page }) => {
  await open(page, '/search');
  for (const { query } of searchQueries.slice(0, 8)) {
    await page.getByRole('searchbox').fill(query);
    await page.keyboard.press('Enter');
    await expect(resultCount(page)).toContainText(`“${query}”`);
    expect
      .soft(
        await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        query,
      )
      .toEqual(await hitsOf(query));
  }
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
