import type { Browser, BrowserContext, Page } from '@playwright/test';
import { until } from '@site/testing/until';
import { scrollToEnd } from '../support/visit.ts';
import { waitForHydratedMark } from './measure-load.ts';

/** A file of a part that a page requested. */
export interface RequestedFile {
  page: string;
  /** Its address without the host: `/_/blog/entry.3f9ac2d1.js`. */
  file: string;
  /** Size of the body as it came over the network; 0 if it came from the cache. */
  bytes: number;
}

export interface ReturningVisitor {
  /** Opens these pages in turn, each in a new tab, and reads each to its end. */
  visit: (addresses: string[]) => Promise<RequestedFile[]>;
  leave: () => Promise<void>;
}

/** A visitor with a profile of their own, whose cache stays warm from visit to visit. */
export async function createReturningVisitor(browser: Browser, site: string): Promise<ReturningVisitor> {
  const context = await browser.newContext();
  return {
    async visit(addresses) {
      const files: RequestedFile[] = [];
      for (const address of addresses) files.push(...(await readPage(context, site, address)));
      return files;
    },
    leave: () => context.close(),
  };
}

const quietMs = 2_000;

async function readPage(context: BrowserContext, site: string, address: string): Promise<RequestedFile[]> {
  const page = await context.newPage();
  const requests = await watchRequests(page);
  await page.goto(site + address);
  await waitForHydratedMark(page);
  // Twice: a carousel that the first round hydrated loads its code when it comes into view again.
  for (let round = 0; round < 2; round++) {
    await scrollToEnd(page, 300);
    await until(() => requests.pending() === 0 && performance.now() - requests.lastAt() >= quietMs, { everyMs: 100 });
  }
  await page.close();
  return requests.transfers().flatMap(({ url, ...transfer }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/_/') ? [{ page: address, file: pathname, ...transfer }] : [];
  });
}

interface Transfer {
  url: string;
  bytes: number;
}

/** Counts bodies as they come over the network, which the page's own clock would count with what its cache had. */
async function watchRequests(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const pending = new Set<string>();
  let lastAt = performance.now();
  const end = (requestId: string) => {
    pending.delete(requestId);
    lastAt = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    transfers.set(requestId, { url, bytes: 0 });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => end(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await devtools.send('Network.enable');
  return { pending: () => pending.size, lastAt: () => lastAt, transfers: () => [...transfers.values()] };
}
