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

/** Pauses the shell's first script, so that nothing hydrates until then. */
export function pauseScripts(page: Page): Promise<() => void> {
  return pauseRequests(page, '**/_/shell/main.*.js');
}
