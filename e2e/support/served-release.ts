import type { Page } from '@playwright/test';

export interface ServedRelease {
  id: string;
  parts: Record<string, { version: string; base: string; entry: string }>;
}

/** The release that a page was made from. */
export async function servedRelease(page: Page): Promise<ServedRelease> {
  return releaseOf((await page.locator('#page-data').textContent()) ?? '');
}

/** The same of served HTML. */
export function releaseIn(html: string): ServedRelease {
  return releaseOf(/<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

function releaseOf(data: string): ServedRelease {
  return JSON.parse(data).release;
}
