import type { Browser, Page } from '@playwright/test';
import { measureClick } from './click-time.ts';
import { atMost, type Goal, median } from './goals.ts';
import { type devices, openSlowPage } from './slow-device.ts';

const roundTrip = 150;
const runs = 5;

/** How soon the next page shows after a click, on a phone and a desktop at a quarter of the processor, and what a repeat visit asks of the network. */
export async function measureNavigation(browser: Browser, site: string): Promise<Goal[]> {
  const clicks = (['phone', 'desktop'] as const).flatMap((device) =>
    [true, false].map((isPrepared) => ({ site, device, isPrepared, times: [] as number[] })),
  );
  const repeated: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const click of clicks) click.times.push(await clickTime(browser, click));
    repeated.push(await repeatRequests(browser, site));
  }
  return [
    ...clicks.map(({ device, isPrepared, times }) => {
      const name = `click to painted page, ${device}, ${isPrepared ? 'brought by touch or hover' : 'no touch or hover before'}`;
      return atMost(name, median(times), 'ms', isPrepared ? 60 : roundTrip + 60);
    }),
    atMost('requests of a repeat visit', median(repeated), 'requests', 1),
  ];
}

interface ClickOptions {
  site: string;
  device: keyof typeof devices;
  isPrepared: boolean;
}

async function clickTime(browser: Browser, { site, device, isPrepared }: ClickOptions): Promise<number> {
  const { page, close } = await openSlowPage(browser, device);
  await page.goto(`${site}/services`);
  await hydrated(page);
  const link = page.locator('main a[href="/plumbing-services"]').first();
  await link.scrollIntoViewIfNeeded();
  if (isPrepared) {
    if (device === 'phone') await link.dispatchEvent('touchstart');
    else await link.hover();
    await stay(page);
  }
  const time = await measureClick(page, () => link.evaluate((element: HTMLElement) => element.click()));
  await close();
  return time;
}

async function repeatRequests(browser: Browser, site: string): Promise<number> {
  const { page, devtools, close } = await openSlowPage(browser);
  await page.goto(site);
  await hydrated(page);
  // What comes in the browser's spare time belongs to the first visit.
  await stay(page);
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

/** Two seconds; 'networkidle' is reached once per document and would not wait again. */
async function stay(page: Page): Promise<void> {
  await page.waitForFunction(
    (since) => performance.now() - since > 2_000,
    await page.evaluate(() => performance.now()),
  );
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}
