import type { ConsoleMessage, Page } from 'playwright-core';
import { inWords } from './error-words.ts';

/** Filled while the page runs: exceptions, and errors in the console, which is where complaints about the security policy go. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`an exception: ${inWords(`${error.name}: ${error.message}`)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, page)) return;
    errors.push(`an error: ${inWords(message.text(), message.location().url)}`);
  });
  return errors;
}

/** Chromium logs a page that is answered 404 as an error; /404 is meant to be. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return /^Failed to load resource/.test(message.text()) && message.location().url === page.url();
}
