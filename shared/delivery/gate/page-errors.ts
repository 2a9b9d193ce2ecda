import type { ConsoleMessage, Page } from 'playwright-core';

/** Filled while the page runs: exceptions and console errors, among them violations of the content security policy. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => errors.push(`an exception: ${firstLine(`${name}: ${message}`)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, page)) return;
    errors.push(`an error: ${firstLine(message.text())} (${message.location().url})`);
  });
  return errors;
}

/** Chromium logs a page that is answered 404 as an error; /404 is meant to be. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return /^Failed to load resource/.test(message.text()) && message.location().url === page.url();
}

const maxLength = 300;

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, maxLength);
}

/** Whether a service did not answer, or the edge answered in its place. */
export function isServiceError(error: string): boolean {
  return /Failed to load resource: .* status of 5\d\d/.test(error);
}
