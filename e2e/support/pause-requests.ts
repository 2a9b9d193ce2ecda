import type { Page } from '@playwright/test';

/** Pauses matching requests until the returned function is called. */
export async function pauseRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(pattern, async (route) => {
    await resumed;
    // The page may be gone by now, and with it the request.
    await route.continue().catch(() => undefined);
  });
  return () => resume();
}
