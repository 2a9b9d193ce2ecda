import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { isApiMinimal, siteUrl } from './address.ts';

interface Troubles {
  /** Says which lines this journey causes on purpose. */
  allow: (...patterns: RegExp[]) => void;
  seen: () => string[];
  /** The addresses of the requests still under way. */
  pending: () => string[];
}

interface Fixtures {
  /** Whether the browser knows its connection to be fast; then pages load all their pictures, which slows down every journey. */
  hasFastConnection: boolean;
  troubles: Troubles;
}

/** What the site asks for and the specification does not promise, and the picture that its server has lost. */
export const notSpecified = [/status of 404.*(?:blogsList\/topics|\/csrf|photos\/lost\.jpg)/];

/** Every journey fails on a console line, a page error, a failed request or a request to another host that it did not announce. */
export const test = base.extend<Fixtures>({
  hasFastConnection: [false, { option: true }],
  context: async ({ context, hasFastConnection }, use) => {
    if (!hasFastConnection)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: {}, configurable: true }),
      );
    await use(context);
  },
  troubles: [
    async ({ context }, use, testInfo) => {
      const troubles = watchTroubles(context);
      if (isApiMinimal) troubles.allow(...notSpecified);
      await use(troubles);
      if (testInfo.status === 'timedOut') expect(troubles.pending(), 'requests under way at the end').toEqual([]);
      expect(troubles.seen()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The four dots over a page that is not hydrated yet. */
export const loader = 'div[data-chrome][aria-hidden="true"]';

/** Waits until the page is hydrated: the loader goes after that and never before. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator(loader)).toHaveCount(0);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function watchTroubles(context: BrowserContext): Troubles {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  const underWay = new Set<Request>();
  context.on('console', (message) => {
    if (!isOwnStatus(message) && !isOwnLook(message))
      lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => lines.push(`page error: ${error.error().stack || String(error.error())}`));
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    if (!isLeftBehind(request)) lines.push(`failed request: ${request.failure()?.errorText} ${request.url()}`);
  });
  context.on('request', (request) => {
    underWay.add(request);
    const url = new URL(request.url());
    // Sites of other tests run on other ports of this machine.
    if (url.protocol.startsWith('http') && url.hostname !== new URL(siteUrl).hostname)
      lines.push(`request to another host: ${url.href}`);
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    pending: () => [...underWay].map((request) => request.url()),
    seen: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** Chromium logs a failed load for a page that answers 404 or 422, which is what these pages should answer. */
function isOwnStatus(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource.*status of 4/.test(message.text()) && message.location().url === message.page()?.url()
  );
}

/** Chromium's note that somebody asked for geometry or styles in closed `details`, as a test does that looks for a role. */
function isOwnLook(message: ConsoleMessage): boolean {
  return message.text().startsWith('Rendering was performed in a subtree hidden by content-visibility.');
}

/** Requests under way when a visitor leaves the page are aborted, which is no failure. */
function isLeftBehind(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

/** Returns a check that the document has not been reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return async () => expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}
