import type { Page } from '@playwright/test';
import { expect, type Site } from '@site/e2e';

/** A post of the list with the specified fields and no other. */
export const listedPost = {
  slug: 'a-roof-in-june',
  title: 'A roof in June',
  content: '<p>The first words.</p>',
  featuredImage: '',
  published: '2026-06-01',
  categories: [{ categoryName: 'Roofs' }, { categoryName: 'Rain' }],
};

/** A whole post with the specified fields and no other. */
export const wholePost = {
  title: 'A roof in June',
  description: '<h2>Rain</h2><p>It <em>pours</em>.</p>',
  featuredImage: '',
  categories: [{ categoryName: 'Roofs' }, { categoryName: 'Rain' }],
  tags: [{ tagName: 'monsoon' }, { tagName: 'terraces' }],
};

/** Opens the list by a link from another page, so that the browser asks for it, and answers with these posts. */
export async function openList(site: Site, page: Page, posts: object[]): Promise<void> {
  await site.mockApi('blogsList', { json: { data: posts } });
  await site.open('/about-us');
  await page.getByRole('banner').locator('a[href="/blogs"]:visible').first().click();
  await expect(page).toHaveURL('/blogs');
}

/** Follows the link to the first post of the list, and answers with this one. */
export async function openPost(site: Site, page: Page, post: object): Promise<void> {
  await site.mockApi('blogsBySlug/*', { json: { data: post } });
  await site.open('/blogs');
  await titles(page).first().click();
}

/** The links to posts on the list. */
export function titles(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
}
