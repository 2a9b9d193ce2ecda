import type { Page } from '@playwright/test';
import type { PageData, SiteRelease } from '@site/contracts/site';

/** The release that a page was made from. */
export async function servedRelease(page: Page): Promise<SiteRelease> {
  return releaseOf((await page.locator('#page-data').textContent()) ?? '');
}

/** The same of served HTML. */
export function releaseIn(html: string): SiteRelease {
  return releaseOf(/<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

function releaseOf(data: string): SiteRelease {
  const { release }: PageData = JSON.parse(data); // the edge's own page
  return release;
}
