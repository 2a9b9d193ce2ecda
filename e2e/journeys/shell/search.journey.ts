import type { Request } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { request } from '../../support/request.ts';
import { hitsOf, searchButton, searchField } from '../../support/search.ts';
import { searchQueries } from '../support/search-queries.ts';

const hindiQueries = [
  ['बिजली', '/electrical-services'],
  ['सफ़ाई', '/house-keeping-services'],
  ['पानी', '/plumbing-services'],
  ['paani', '/plumbing-services'],
  ['safaai', '/house-keeping-services'],
] as const;

test('finds what visitors type, the page they mean among the first three', async () => {
  const missed: string[] = [];
  for (const { query, expected } of searchQueries) {
    const first = (await hitsOf(query)).slice(0, 3);
    if (!first.includes(expected)) missed.push(`${query}: ${first.join(' ')}`);
  }
  expect(searchQueries).toHaveLength(45);
  expect(missed.length, `missed: ${missed.join('; ')}`).toBeLessThanOrEqual(3);
});

test('finds the same by plumber, plumbers and plumbing', async () => {
  const found = await Promise.all(['plumbing', 'plumber', 'plumbers', 'plumbng'].map(hitsOf));
  for (const hits of found) expect(hits).toEqual(found[0]);
  expect(found[0]?.[0]).toBe('/plumbing-services');
  expect(found[0]).toContain('/blogs/water-tank-cleaning-done-properly');
  expect(await hitsOf('electricians')).toEqual(await hitsOf('electrical'));
});

test('puts the words of a title first, and finds what only a text says', async ({ site, page }) => {
  expect((await hitsOf('bill'))[0]).toBe('/blogs/reading-your-buildings-electricity-bill');
  expect((await hitsOf('challan')).slice(0, 3)).toContain('/blogs/paying-contract-staff-on-time');
  await site.open('/search?q=gst');
  await expect(page.locator('main li:has(h3)').first().locator('mark')).toHaveText('GST');
});

test('finds the service behind a word that several pages have, and the place that has the query’s number', async ({
  site,
  page,
}) => {
  expect((await hitsOf('washroom'))[0]).toBe('/house-keeping-services');
  for (const query of ['price for 300 beds', '300 bed hospital']) {
    await site.open(`/search?${new URLSearchParams({ q: query })}`);
    const healthcare = page.locator('main li', { has: page.getByRole('link', { name: 'Healthcare' }) });
    await expect(healthcare.locator('p')).toContainText(/people support a 300.bed hospital/);
  }
});

test('finds Hindi in both scripts', async () => {
  for (const [query, expected] of hindiQueries) expect(await hitsOf(query), query).toContain(expected);
});

test('costs at most 40 KB, and only a visitor on the way to search', async ({ site, page }) => {
  const requests: Request[] = [];
  await site.open('/services');
  await page.waitForLoadState('networkidle');
  // Others load by themselves after the load event: code of linked pages, the picture for the offline page.
  page.on('request', (request) => /search/i.test(request.url()) && requests.push(request));
  await Promise.all([page.waitForResponse('/search-index.json'), searchButton(page).hover()]);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    requests.map(async (request) => ({ address: request.url(), bytes: (await request.sizes()).responseBodySize })),
  );
  expect(files.filter(({ address }) => address.includes('search-index'))).toHaveLength(1);
  // For files from the browser's own cache the count is negative.
  const bytes = files.reduce((sum, file) => sum + Math.max(0, file.bytes), 0);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(40 * 1024);
  expect(
    (await request('/search-index.json', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
  ).toBe('br');
});
