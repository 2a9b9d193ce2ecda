import type { Page } from '@playwright/test';

/** Holds matching requests until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
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

/** Holds the shell's first script, so that nothing hydrates until then. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/_/shell/main.*.js');
}
