import { ask, askHtml } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { markDocument } from '../support/same-document.ts';
import { expect, open, test } from '../support/visit.ts';
import { readPage } from './support/read-page.ts';

test('leads from a card to its category, on to another and back to all posts', async ({ page }) => {
  await open(page, '/blogs');
  const expectSameDocument = await markDocument(page);
  const category = page.locator('main article').first().getByRole('link').first();
  const name = (await category.textContent()) ?? '';
  await category.click();
  await expect(page.locator('main h1')).toHaveText(name);
  await expect(page).toHaveURL(/\/blogs\/category\/[a-z-]+$/);
  await expect(page.locator('main article').first()).toContainText(name);
  await expectAccessible(page, 'a category');

  const categories = page.getByRole('navigation', { name: 'Categories of posts' });
  await expect(categories.locator('[aria-current=page]')).toContainText(name);
  await categories.getByRole('link', { name: /^Plumbing/ }).click();
  await expect(page.locator('main h1')).toHaveText('Plumbing');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.locator('main h1')).toHaveText('Blogs');
  await expectSameDocument();
});

test('counts as many posts of a category as it shows', async ({ page }) => {
  await open(page, '/blogs');
  const links = page.getByRole('navigation', { name: 'Categories of posts' }).getByRole('link');
  for (const link of (await links.all()).slice(1, 4)) {
    const [, count] = /(\d+) posts?$/.exec((await link.textContent()) ?? '') ?? [];
    const { html } = await askHtml((await link.getAttribute('href')) ?? '');
    expect((await readPage(page, html)).text.match(/by Admin/g)).toHaveLength(Number(count));
  }
});

test('leads from a post to its neighbours, to related posts and to a tag', async ({ page }) => {
  await open(page, '/blogs/monsoon-checklist-for-housing-societies');
  const expectSameDocument = await markDocument(page);
  await expectAccessible(page, 'a post');
  const next = page.getByRole('link', { name: /^Next post/ });
  const title = ((await next.textContent()) ?? '').replace(/^Next post\s*/, '');
  await next.click();
  await expect(page.locator('main h1')).toHaveText(title);
  await expect(page.locator('main h1')).toBeFocused();
  await page.getByRole('link', { name: /^Previous post/ }).click();
  await expect(page.locator('main h1')).toHaveText('Monsoon checklist for housing societies');

  const related = page
    .getByRole('region', { name: 'Related posts' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();
  const relatedTitle = (await related.textContent()) ?? '';
  await related.click();
  await expect(page.locator('main h1')).toHaveText(relatedTitle);
  await page.goBack();
  await page.getByRole('link', { name: 'checklists' }).click();
  await expect(page.locator('main h1')).toHaveText('Checklists');
  await expect(page.locator('main article')).toHaveCount(2);
  await expectSameDocument();
});

test('leads from the list beside a post to the heading that was chosen', async ({ page }) => {
  await open(page, '/blogs/monsoon-checklist-for-housing-societies');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await link.click();
  await expect(page.getByRole('heading', { name: (await link.textContent()) ?? '', exact: true })).toBeInViewport();
});

test('says that posts are loading, and keeps the present ones meanwhile', async ({ page }) => {
  await open(page, '/blogs');
  const release = await hold(page, '**/api/v1/blogsList?*page=2*');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading posts' })).toBeAttached();
  await expect(page.locator('main [aria-busy=true] article')).toHaveCount(10);
  release();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages of posts' }).locator('[aria-current=page]')).toHaveText('2');
});

test('words a failure, and shows the post once it can be fetched', async ({ page, troubles }) => {
  troubles.allow(/blogsBySlug/);
  await page.route('**/api/v1/blogsBySlug/**', (route) => route.abort());
  await open(page, '/blogs');
  await page.locator('main article h2 a').first().click();
  await expect(page.getByText('The post could not be loaded.')).toBeVisible();
  await expectAccessible(page, 'a post that failed');
  await page.unroute('**/api/v1/blogsBySlug/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Tags:')).toBeVisible();
});

test('answers 404, unlisted, for an unknown topic and a page past the last', async ({ page }) => {
  for (const [path, words] of [
    ['/blogs/category/nobody-filed-this', 'Topic not found'],
    ['/blogs/tag/nobody-filed-this', 'Topic not found'],
    ['/blogs/category/plumbing?page=99', 'There is no such page of posts'],
    ['/blogs?page=99', 'There is no such page of posts'],
    ['/blogs?page=two', 'There is no such page of posts'],
  ] as const) {
    const { status, html } = await askHtml(path);
    const served = await readPage(page, html);
    expect.soft(status, path).toBe(404);
    expect.soft(served.robots, path).toBe('noindex');
    expect.soft(served.text, path).toContain(words);
  }
});

test('gives the pages of the list and of topics titles, descriptions and addresses of their own', async ({ page }) => {
  const paths = [
    '/blogs',
    '/blogs?page=2',
    '/blogs/category/plumbing',
    '/blogs/category/housing-societies',
    '/blogs/tag/checklists',
  ];
  const served = await Promise.all(paths.map(async (path) => readPage(page, (await askHtml(path)).html)));
  expect(served.map(({ canonical }) => new URL(canonical ?? '').href.replace(/^https?:\/\/[^/]+/, ''))).toEqual(paths);
  expect(new Set(served.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(served.map(({ description }) => description)).size).toBe(paths.length);
  for (const { title, description, headings } of served) {
    expect.soft(title.length, title).toBeGreaterThanOrEqual(15);
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    expect.soft(headings).toHaveLength(1);
  }
});

test('gives every category a title, a description and a line of a sensible length', async ({ page }) => {
  const { body } = await ask('/api/v1/blogsList/topics');
  const { data }: { data: { categories: { slug: string; name: string }[] } } = JSON.parse(body.toString('utf8'));
  expect(data.categories.length).toBeGreaterThan(5);
  for (const { slug, name } of data.categories) {
    const { title, description, headings, text } = await readPage(
      page,
      (await askHtml(`/blogs/category/${slug}`)).html,
    );
    expect.soft(headings).toEqual([name]);
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    expect.soft(text).toContain(description);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('goes through all posts page by page, to a category and to a tag', async ({ page }) => {
    await page.goto('/blogs');
    const first = await page.locator('main article h2').allTextContents();
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page).toHaveURL('/blogs?page=2');
    await expect(page).toHaveTitle(/page 2/);
    const second = await page.locator('main article h2').allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: 'Newer posts' }).click();
    await expect(page).toHaveURL('/blogs');
    await page
      .getByRole('navigation', { name: 'Categories of posts' })
      .getByRole('link', { name: /^Offices/ })
      .click();
    await page.locator('main article h2 a').first().click();
    await page.getByText('Tags:').locator('..').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blogs\/tag\//);
    await expect(page.locator('main article')).not.toHaveCount(0);
  });
});
