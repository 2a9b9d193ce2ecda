import { expect, test } from '@site/e2e';
import { requestHtml } from '../../support/request.ts';
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
    ['/blogs?page=0', 'This page of posts does not exist'],
    ['/blogs?page=two', 'This page of posts does not exist'],
  ] as const) {
    const { status, html } = await requestHtml(path);
    const served = await readHtml(page, html);
    expect.soft(status, path).toBe(404);
    expect.soft(served.meta.robots, path).toBe('noindex');
    expect.soft(served.mainText, path).toContain(words);
  }
});
