import type { Page } from '@playwright/test';

/** Keeps requests back that match, until what is answered is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may be gone by now, and with it the request.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** Keeps the shell's first script back, so that nothing is hydrated until then. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/_/shell/*/main.js');
}
