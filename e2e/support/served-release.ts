import type { Page } from '@playwright/test';

/** What tests read of a release in the data that its pages carry. */
export interface ServedRelease {
  id: string;
  parts: Record<string, { base: string; entry: string; version: string }>;
  routes: { path: string }[];
}

/** The release that a page was made from. */
export async function servedRelease(page: Page): Promise<ServedRelease> {
  return releaseOf((await page.locator('#page-data').textContent()) ?? '');
}

/** The release that served HTML was made from. */
export function releaseIn(html: string): ServedRelease {
  return releaseOf(/<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

function releaseOf(data: string): ServedRelease {
  const { release }: { release: ServedRelease } = JSON.parse(data); // the edge's own page
  return release;
}
