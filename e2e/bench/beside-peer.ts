import { type Browser, chromium } from '@playwright/test';
import { makeCertificate } from '../support/certificate.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import type { Calibration, Round } from './calibration.ts';
import { measureClick } from './click-time.ts';
import { atMost, type Figure, type Goal, median, medianAtMost } from './goals.ts';
import { type Load, type MenuMarks, measureLoad, measureMenu, siteMenu, waitForHydratedMark } from './measure-load.ts';
import { startHttp2Proxy } from './proxy.ts';
import { openSlowPage } from './slow-device.ts';

interface PeerOptions {
  site: string;
  /** Where the other site is served. Its home page has a link `.to-blogs` to a page with another h1, and a button `.menu button`. */
  peer: string;
  /** For a certificate. */
  folder: string;
  runs: number;
  calibration: Calibration;
}

interface Subject {
  url: string;
  postsLink: string;
  menu: MenuMarks;
}

/** Milliseconds from the moment a link came into view to the tap on it. */
const tapDelaysMs = [100, 500, 2_000];
/** Both sites have loaded what they load when idle. */
const idleMs = 1_500;

/** Measures the home page and another site's, in turn, over HTTP/2, on a phone with slow 4G and a quarter of the processor. */
export async function measureBesidePeer(options: PeerOptions): Promise<(Figure | Goal)[]> {
  const { keyHash, ...certificate } = makeCertificate(options.folder);
  const [site, peer] = [
    await startHttp2Proxy(options.site, certificate),
    await startHttp2Proxy(options.peer, certificate),
  ];
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
  const subjects = {
    site: { url: site.url, postsLink: 'main a[href="/blogs"]', menu: siteMenu },
    peer: { url: peer.url, postsLink: '.to-blogs', menu: { button: '.menu button', menu: '.menu .sheet' } },
  };
  try {
    // The proxies keep what they are asked for: the first round would measure their servers.
    await measureRound(browser, subjects);
    return compare(await options.calibration.rounds(options.runs, () => measureRound(browser, subjects)));
  } finally {
    await browser.close();
    await Promise.all([site.stop(), peer.stop()]);
  }
}

interface Measured {
  load: Load;
  menu: number;
  /** For each of the delays. */
  clicks: number[];
}

type PeerRound = Record<'site' | 'peer', Measured>;

async function measureRound(browser: Browser, { site, peer }: Record<'site' | 'peer', Subject>): Promise<PeerRound> {
  return { site: await measure(browser, site), peer: await measure(browser, peer) };
}

async function measure(browser: Browser, subject: Subject): Promise<Measured> {
  const load = await measureLoad(browser, subject.url);
  const menu = await measureMenu(browser, subject.url, subject.menu);
  const clicks: number[] = [];
  for (const delayMs of tapDelaysMs) clicks.push(await tapTime(browser, subject, delayMs));
  return { load, menu, clicks };
}

/** Milliseconds from a tap on the link to the posts, which has just come into view, to the list's heading. */
async function tapTime(browser: Browser, { url, postsLink }: Subject, delayMs: number): Promise<number> {
  const { page, close } = await openSlowPage(browser);
  await page.goto(url);
  if (await page.evaluate(() => document.getElementById('start') !== null)) await waitForHydratedMark(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleMs);
  const link = page.locator(postsLink).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(delayMs);
  const time = await measureClick(page, async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  });
  await close();
  return time;
}

function compare(rounds: Round<PeerRound>[]): (Figure | Goal)[] {
  const all = (read: (measured: Measured) => number) => ({
    ratios: rounds.map(({ measured: { site, peer } }) => read(site) / read(peer)),
    figures: (['site', 'peer'] as const).map((who) =>
      median(rounds.map(({ measured }) => read(measured[who]))).toFixed(0),
    ),
  });
  const against = (what: string, read: (measured: Measured) => number, max: number): Goal => {
    const { ratios, figures } = all(read);
    return medianAtMost(`${what} (${figures.join(' of ')}) beside the peer`, ratios, max);
  };
  const kilobytes = (what: string, read: (load: Load) => number): Figure => {
    const { figures } = all(({ load }) => read(load) / 1_024);
    return { name: `${what}, peer ${figures[1]} KB`, measured: Number(figures[0]), unit: 'KB' };
  };
  return [
    against('first paint', ({ load }) => load.fcp, 1),
    against('largest paint', ({ load }) => load.lcp, 1),
    against('menu', ({ menu }) => menu, 1),
    against('blocking', ({ load }) => load.blocking, 1),
    ...tapDelaysMs.map((delayMs, at) =>
      against(`tap ${delayMs / 1_000} s after the link came into view`, ({ clicks }) => clicks[at] ?? Number.NaN, 1.2),
    ),
    hydration(rounds),
    kilobytes('script until hydration', ({ scriptBytesUntilHydration }) => scriptBytesUntilHydration),
    kilobytes('bytes until idle', ({ bytesUntilIdle }) => bytesUntilIdle),
  ];
}

/** The peer has no mark for it. */
function hydration(rounds: Round<PeerRound>[]): Goal {
  const share = median(rounds.map(({ measured: { site } }) => site.load.hydrated / site.load.lcp));
  return atMost('hydrated, against the largest paint', share, 'x', 1.6);
}
