import { expect, test } from '@site/e2e';
import { request, requestHtml } from '../../support/request.ts';
import { readHtml } from '../support/read-html.ts';

test('counts as many posts of a category as it shows', async ({ site, page }) => {
  await site.open('/blogs');
  const links = page.getByRole('navigation', { name: 'Categories of posts' }).getByRole('link');
  for (const link of (await links.all()).slice(1, 4)) {
    const [, count] = /(\d+) posts?$/.exec((await link.textContent()) ?? '') ?? [];
    const { html } = await requestHtml((await link.getAttribute('href')) ?? '');
    expect((await readHtml(page, html)).mainText.match(/by Admin/g)).toHaveLength(Number(count));
  }
});

test('answers 404, unlisted, for an unknown topic and a page past the last', async ({ page }) => {
  for (const [path, words] of [
    ['/blogs/category/nobody-filed-this', 'Topic not found'],
    ['/blogs/tag/nobody-filed-this', 'Topic not found'],
    ['/blogs/category/plumbing?page=99', 'This page of posts does not exist'],
    ['/blogs?page=99', 'This page of posts does not exist'],
    ['/blogs?page=two', 'This page of posts does not exist'],
  ] as const) {
    const { status, html } = await requestHtml(path);
    const served = await readHtml(page, html);
    expect.soft(status, path).toBe(404);
    expect.soft(served.meta.robots, path).toBe('noindex');
    expect.soft(served.mainText, path).toContain(words);
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
  const served = await Promise.all(paths.map(async (path) => readHtml(page, (await requestHtml(path)).html)));
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
  const { body } = await request('/api/v1/blogsList/topics');
  const { data }: { data: { categories: { slug: string; name: string }[] } } = JSON.parse(body.toString('utf8'));
  expect(data.categories.length).toBeGreaterThan(5);
  for (const { slug, name } of data.categories) {
    const { title, description, headings, mainText } = await readHtml(
      page,
      (await requestHtml(`/blogs/category/${slug}`)).html,
    );
    expect.soft(headings).toEqual([name]);
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    expect.soft(mainText).toContain(description);
  }
});
