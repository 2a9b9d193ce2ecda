import type { Browser, CDPSession, Page } from '@playwright/test';

/** Slow 4G. */
const line = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  offline: false,
};
const slowdown = 4;

export interface SlowPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

export const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1350, height: 940 } },
};

/** A page in a fresh profile, so with a cold cache. */
export async function openSlowPage(browser: Browser, device: keyof typeof devices = 'phone'): Promise<SlowPage> {
  const context = await browser.newContext(devices[device]);
  // tsx marks functions with this helper, and Playwright sends their source to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}
