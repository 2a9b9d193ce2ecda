import type { Browser, Page } from '@playwright/test';
import { atMost, type Goal, median } from './goals.ts';
import { openSlowPage } from './slow-phone.ts';

const roundTrip = 150;
const runs = 3;

/** How soon the next page shows after a click, and what a repeat visit asks of the network. */
export async function measureNavigation(browser: Browser, site: string): Promise<Goal[]> {
  const prepared: number[] = [];
  const unprepared: number[] = [];
  const repeated: number[] = [];
  for (let run = 0; run < runs; run++) {
    prepared.push(await clickTime(browser, site, true));
    unprepared.push(await clickTime(browser, site, false));
    repeated.push(await repeatRequests(browser, site));
  }
  return [
    atMost('click to next page, code and data brought by touch', median(prepared), 'ms', 60),
    atMost('click to next page, nothing brought', median(unprepared), 'ms', roundTrip + 60),
    atMost('requests of a repeat visit', median(repeated), 'requests', 1),
  ];
}

async function clickTime(browser: Browser, site: string, isPrepared: boolean): Promise<number> {
  const { page, close } = await openSlowPage(browser);
  await page.goto(`${site}/services`);
  await hydrated(page);
  const link = page.locator('main a[href="/plumbing-services"]').first();
  await link.scrollIntoViewIfNeeded();
  if (isPrepared) {
    await link.dispatchEvent('touchstart');
    // 'networkidle' is reached once per document and would not wait again.
    await page.waitForFunction(
      (since) => performance.now() - since > 2_000,
      await page.evaluate(() => performance.now()),
    );
  }
  const time = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const heading = document.querySelector('h1')?.textContent;
        const look = () => {
          const now = document.querySelector('h1')?.textContent;
          if (now && now !== heading) resolve(performance.now() - began);
          else setTimeout(look, 1);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
  );
  await close();
  return time;
}

async function repeatRequests(browser: Browser, site: string): Promise<number> {
  const { page, devtools, close } = await openSlowPage(browser);
  await page.goto(site);
  await hydrated(page);
  await page.goto('about:blank');
  const fromNetwork = new Set<string>();
  const fromCache = new Set<string>();
  devtools.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => request.url.startsWith('http') && fromNetwork.add(requestId),
  );
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  devtools.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.fromDiskCache && fromCache.add(requestId),
  );
  await page.goto(site);
  await hydrated(page);
  await close();
  return [...fromNetwork].filter((id) => !fromCache.has(id)).length;
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}
