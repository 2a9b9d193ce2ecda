import { type Browser, chromium } from 'playwright-core';

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
      // Whoever calls `opened` hears of it.
      () => {},
    );
  launching.catch(() => {});
  return { opened: () => launching, close };
}

/** For Chromium in checks and journeys: runs as root in containers, and makes no calls home, which a closed network refuses one by one. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
