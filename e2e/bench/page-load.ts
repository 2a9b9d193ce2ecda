import type { Browser } from '@playwright/test';
import type { Calibration, Round } from './calibration.ts';
import { atMost, type Goal, median, medianAtMost } from './goals.ts';
import { type Load, measureLoad, measureMenu } from './measure-load.ts';

interface MeasurePagesOptions {
  site: string;
  scriptless: string;
  runs: number;
  calibration: Calibration;
}

/** Loads each page with and without scripts, alternating, and compares each load with its neighbour. */
export async function measurePages(browser: Browser, options: MeasurePagesOptions): Promise<Goal[]> {
  const { site, scriptless, runs, calibration } = options;
  const goals: Goal[] = [];
  for (const path of ['/', '/services', '/blogs']) {
    // Warms the server, not the browser.
    await Promise.all([fetch(site + path), fetch(scriptless + path)]);
    const rounds = await calibration.rounds(runs, async () => ({
      site: await measureLoad(browser, site + path),
      scriptless: await measureLoad(browser, scriptless + path),
      menu: await measureMenu(browser, site + path),
      scriptlessMenu: await measureMenu(browser, scriptless + path),
    }));
    const { scriptBytesAtEnd } = await measureLoad(browser, site + path, { scrolls: true });
    goals.push(
      ...compare(path, rounds),
      atMost(`${path} script after scrolling to the end`, scriptBytesAtEnd / 1024, 'KB', maxScriptAtEnd),
    );
  }
  return goals;
}

/** 27 KB of it are the remote entries of three parts, as Module Federation's own plugin writes them. */
const maxScriptAtEnd = 235;

interface PageRound {
  site: Load;
  scriptless: Load;
  menu: number;
  scriptlessMenu: number;
}

function compare(path: string, rounds: Round<PageRound>[]): Goal[] {
  const loads = rounds.map(({ measured }) => measured.site);
  // The starter is the one script that the page itself names; icons are the browser's own idea.
  const isNeeded = (url: string) => /\.(css|woff2|avif|webp)$/.test(url) || /\/(start|icon)\.\w+\.(js|svg)$/.test(url);
  const others = loads.flatMap(({ requestsOfFirstView }) => requestsOfFirstView.filter((url) => !isNeeded(url)));
  for (const url of new Set(others)) console.log(`${path}: before the first view also ${url}`);
  return [...ratios(path, rounds), ...counts(path, loads, isNeeded)];
}

function ratios(path: string, rounds: Round<PageRound>[]): Goal[] {
  const all = (read: (round: PageRound, work: number) => number) =>
    rounds.map(({ measured, work }) => read(measured, work));
  const ms = (read: (round: PageRound) => number) => `${median(all(read)).toFixed(0)} ms`;
  const against = (what: string, values: number[], max: number) => medianAtMost(`${path} ${what}`, values, max);
  const work = median(rounds.map((round) => round.work)).toFixed(0);
  return [
    against(
      `LCP (${ms(({ site }) => site.lcp)}) against scriptless`,
      all(({ site, scriptless }) => site.lcp / scriptless.lcp),
      1.05,
    ),
    against(
      `FCP (${ms(({ site }) => site.fcp)}) against scriptless`,
      all(({ site, scriptless }) => site.fcp / scriptless.fcp),
      1.05,
    ),
    against(
      `menu opens (${ms(({ menu }) => menu)}) against scriptless`,
      all(({ menu, scriptlessMenu }) => menu / scriptlessMenu),
      1.1,
    ),
    against(
      `blocking (${ms(({ site }) => site.blocking)}) against a piece of work of ${work} ms`,
      all(({ site }, workMs) => site.blocking / workMs),
      7,
    ),
    against(
      `hydrated (${ms(({ site }) => site.hydrated)}) against LCP`,
      all(({ site }) => site.hydrated / site.lcp),
      3.5,
    ),
  ];
}

function counts(path: string, loads: Load[], isNeeded: (url: string) => boolean): Goal[] {
  const count = (key: 'requestsBeforeLcp' | 'requestsOfFirstView', isCounted: (url: string) => boolean) =>
    median(loads.map((load) => load[key].filter(isCounted).length));
  // One of each part on the page: shell, page and subscription, and on home the blog too.
  const maxStyles = path === '/' ? 4 : 3;
  const scriptBytes = Math.min(...loads.map(({ scriptBytesUntilHydration }) => scriptBytesUntilHydration));
  const figures: [what: string, value: number, unit: Goal['unit'], max: number][] = [
    ['requests beside those of the first view', count('requestsOfFirstView', (url) => !isNeeded(url)), 'requests', 0],
    ['files that the first paint waits for', median(loads.map(({ awaited }) => awaited.length)), 'requests', 0],
    ['stylesheets before LCP', count('requestsBeforeLcp', (url) => url.endsWith('.css')), 'requests', maxStyles],
    ['fonts before LCP', count('requestsBeforeLcp', (url) => url.endsWith('.woff2')), 'requests', 2],
    ['cumulative layout shift, worst', Math.max(...loads.map(({ cls }) => cls)), '', 0],
    ['script until hydration', scriptBytes / 1024, 'KB', 150],
  ];
  return figures.map(([what, value, unit, max]) => atMost(`${path} ${what}`, value, unit, max));
}
