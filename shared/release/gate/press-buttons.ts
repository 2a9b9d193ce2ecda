import type { Page, Route } from 'playwright-core';
import { limits } from './limits.ts';
import { waitUntilStarted } from './open-page.ts';
import { isServiceError } from './page-errors.ts';

/**
 * Clicks every visible button once and tells what went wrong with the first that fails. Nothing is sent: the services are live.
 * @param errors what the page complains about, filled while it runs
 */
export async function pressButtons(page: Page, errors: string[]): Promise<string | undefined> {
  await page.route('**', answerInstead);
  const address = page.url();
  const named = await page.evaluate(nameButtons, limits.maxButtons);
  for (const [index, name] of named.entries()) {
    const before = errors.length;
    // The page may leave at the click, and its answer with it.
    await page.evaluate(pressButton, index).catch(() => undefined);
    // Calls that are answered instead of sent fail, which is no fault of the page.
    const failed = errors.slice(before).find((error) => !isServiceError(error));
    if (failed) return `reports at a click on "${name}" ${failed}`;
    if (page.url() === address) continue;
    await page.goto(address);
    await waitUntilStarted(page);
    await page.evaluate(nameButtons, limits.maxButtons);
  }
  return undefined;
}

async function answerInstead(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'GET') return route.fallback();
  // A form that leaves the page stays, with 204; a call gets what a service that is away answers.
  if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
  const body = JSON.stringify({
    status: 'error',
    error: { code: 'service_unavailable', message: 'Please try again.' },
  });
  return route.fulfill({ status: 503, contentType: 'application/json', body });
}

/** Runs in the page: numbers the buttons, in the order of the document, and returns their names. */
function nameButtons(maxButtons: number): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="button"], summary')]
    .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((button) => !button.matches(':disabled'))
    .slice(0, maxButtons);
  for (const [index, button] of buttons.entries()) button.dataset.gateButton = String(index);
  return buttons.map((button) => (button.ariaLabel ?? button.textContent).trim().replace(/\s+/g, ' ').slice(0, 60));
}

/** Runs in the page. Waits until the page has shown what the click did, and closes dialogs that it opened. */
async function pressButton(index: number): Promise<void> {
  document.querySelector<HTMLElement>(`[data-gate-button="${index}"]`)?.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close();
}
