import type { Page } from '@playwright/test';
import { ask, askHtml } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { runOtherEdge } from '../support/other-site.ts';
import { expect, open, test } from '../support/visit.ts';
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
  await button(page).hover();
  await index;
});

test('opens by its button, says how many it found, and leads on by keyboard', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'the search before anything is typed');
  await page.keyboard.type('plumbng');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “plumbng”$/);
  await expect(dialog(page).getByRole('option').first()).toContainText(/Plumbing Services\s*Services/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option', { selected: true })).toContainText('Plumbing Services');
  await expectAccessible(page, 'the search with results');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/plumbing-services');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
});

test('opens by Ctrl+K wherever one is, and gives the focus back on Escape', async ({ page }) => {
  await open(page, '/services');
  const link = page
    .locator('main')
    .getByRole('link', { name: /Plumbing/ })
    .first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('safai');
  await expect(dialog(page).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('closes on its button and on a click beside it', async ({ page }) => {
  await open(page, '/services');
  await button(page).click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(dialog(page)).toHaveCount(0);
});

test('leads to a page of all results, whose form searches without leaving it', async ({ page }) => {
  // Going back in the middle of a cross-fade is another journey's matter.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await field(page).fill('water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=water');
  await expect(page).toHaveTitle('Search: water | Sevantra');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.getByRole('searchbox').fill('mali');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mali');
  await expect(page.locator('main').getByRole('link', { name: 'Horticulture and Gardening Services' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('water');
});

test('finds the same in the browser as on the server', async ({ page }) => {
  await open(page, '/search');
  for (const { query } of searchQueries.slice(0, 8)) {
    await page.getByRole('searchbox').fill(query);
    await page.keyboard.press('Enter');
    await expect(count(page)).toContainText(`“${query}”`);
    expect
      .soft(
        await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        query,
      )
      .toEqual(await hitsOf(query));
  }
});

test('goes to the search page where the dialog’s code cannot be had', async ({ page, troubles }) => {
  troubles.allow(/SearchDialog/);
  await page.route(/SearchDialog/, (route) => route.abort());
  await open(page, '/services');
  await button(page).click();
  await expect(page).toHaveURL('/search');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens at a tap and follows a tap on a result', async ({ page }) => {
    await open(page, '/contact');
    await button(page).tap();
    await field(page).fill('bijli');
    await dialog(page)
      .getByRole('option', { name: /Electrical Services/ })
      .tap();
    await expect(page).toHaveURL('/electrical-services');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a page with a form', async ({ page }) => {
    await page.goto('/contact');
    await button(page).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('searchbox').fill('safai');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=safai');
    await expect(count(page)).toHaveText('1 result for “safai”');
    await page.locator('main').getByRole('link', { name: 'Housekeeping Services' }).click();
    await expect(page).toHaveURL('/house-keeping-services');
  });

  test('says that nothing was found and shows the way on', async ({ page }) => {
    await page.goto('/search?q=zzzzqq');
    await expect(count(page)).toHaveText('No results for “zzzzqq”');
    await expect(page.locator('main').getByRole('link', { name: 'Plumbing', exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});

test('is accessible as a page, with and without results', async ({ page }) => {
  for (const address of ['/search', '/search?q=water', '/search?q=zzzzqq']) {
    await open(page, address);
    await expectAccessible(page, address);
  }
});

test('keeps its results from search engines', async () => {
  const { html } = await askHtml('/search?q=water');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/search">/);
  expect((await askHtml('/sitemap.xml')).html).not.toContain('/search');
});

for (const [what, query] of [
  ['HTML', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a very long text', 'water '.repeat(1_000)],
  ['control characters and half a character', '\u0000\u0008 water \ud800'],
  ['signs of a pattern', '(((([a-z]+)+)+)*\\'],
] as const) {
  test(`answers a query of ${what} calmly`, async ({ page }) => {
    await open(page, `/search?${new URLSearchParams({ q: query })}`);
    await expect(page.locator('main h1')).toHaveText('Search');
    await expect(count(page)).toBeVisible();
    expect((await page.getByRole('searchbox').inputValue()).length).toBeLessThanOrEqual(200);
    expect(await page.locator('main img, main script').count()).toBe(0);
  });
}

test('finds the rest while the blog is down, and says so', async ({ page }) => {
  const edge = await runOtherEdge('search-without-blog', {});
  try {
    const { html } = await askHtml('/search?q=plumbing', edge.url);
    expect(html).toContain(absence);
    expect(html).toContain('href="/plumbing-services"');
    await open(page, `${edge.url}/services`);
    await page.keyboard.press('Control+k');
    await field(page).fill('water tank');
    await expect(dialog(page).getByText(absence)).toBeVisible();
    await expect(dialog(page).getByRole('option', { name: /Plumbing Services/ })).toBeVisible();
  } finally {
    // A page that still loads would miss its files.
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

/** The line above a page of results. */
function count(page: Page) {
  return page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /results? for/ });
}

function button(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Search' });
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Search' });
}

function field(page: Page) {
  return dialog(page).getByRole('combobox');
}
