import type { Locator, Page } from '@playwright/test';

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
