import type { Locator, Page } from '@playwright/test';
import { requestHtml } from './request.ts';

/** The line above a page of results. */
export function resultCount(page: Page): Locator {
  return page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /results? for/ });
}

export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Search' });
}

export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

export function searchField(page: Page): Locator {
  return searchDialog(page).getByRole('combobox');
}

/** Paths of what the server finds, the best first. */
export async function hitsOf(query: string): Promise<string[]> {
  const { html } = await requestHtml(`/search?${new URLSearchParams({ q: query })}`);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<h3><a[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
}
