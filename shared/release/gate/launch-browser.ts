import { type Browser, chromium } from 'playwright-core';
import { browserArguments } from './browser-arguments.ts';

export interface LaunchedBrowser {
  /** Waits until it has started; throws if it does not start. */
  opened: () => Promise<Browser>;
  close: () => Promise<void>;
}

/** Begins to start Chromium, which takes about a second, so that others can start meanwhile. */
export function launchBrowser(executablePath: string): LaunchedBrowser {
  const launching = chromium.launch({ executablePath, args: browserArguments });
  const close = () =>
    launching.then(
      (browser) => browser.close(),
      // Told to whoever needs it; perhaps nobody does.
      () => {},
    );
  launching.catch(() => {});
  return { opened: () => launching, close };
}
