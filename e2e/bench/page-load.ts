import type { Browser } from '@playwright/test';
import type { Calibration, Round } from './calibration.ts';
import { atMost, fastest, type Goal, median } from './goals.ts';
import { type Load, measureLoad, measureMenu } from './measure-load.ts';

interface MeasurePagesOptions {
  site: string;
  scriptless: string;
  runs: number;
  calibration: Calibration;
}

/** Loads each page with and without scripts, alternating, and compares the fastest loads of each. */
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
  const site = rounds.map(({ measured }) => measured.site);
  const of = (
    loads: 'site' | 'scriptless',
    key: 'fcp' | 'lcp' | 'blocking' | 'hydrated' | 'scriptBytesUntilHydration',
  ) => fastest(rounds.map(({ measured }) => measured[loads][key]));
  const menu = (of: 'menu' | 'scriptlessMenu') => fastest(rounds.map(({ measured }) => measured[of]));
  const work = fastest(rounds.map((round) => round.work));
  const count = (key: 'requestsBeforeLcp' | 'requestsOfFirstView', isCounted: (url: string) => boolean) =>
    median(site.map((load) => load[key].filter(isCounted).length));
  // The starter is the one script that the page itself names; icons are the browser's own idea.
  const isNeeded = (url: string) => /\.(css|woff2|avif|webp)$/.test(url) || /\/(start|icon)\.\w+\.(js|svg)$/.test(url);
  const others = site.flatMap(({ requestsOfFirstView }) => requestsOfFirstView.filter((url) => !isNeeded(url)));
  for (const url of new Set(others)) console.log(`${path}: before the first view also ${url}`);
  const ratio = (key: 'lcp' | 'fcp') => of('site', key) / of('scriptless', key);
  const ms = (key: 'lcp' | 'fcp' | 'blocking' | 'hydrated') => of('site', key).toFixed(0);
  const untilHydration = of('site', 'scriptBytesUntilHydration') / 1024;
  const figures: [what: string, value: number, unit: Goal['unit'], max: number][] = [
    [`LCP (${ms('lcp')} ms) against scriptless`, ratio('lcp'), 'x', 1.05],
    [`FCP (${ms('fcp')} ms) against scriptless`, ratio('fcp'), 'x', 1.05],
    [`menu opens (${menu('menu').toFixed(0)} ms) against scriptless`, menu('menu') / menu('scriptlessMenu'), 'x', 1.1],
    ['requests beside those of the first view', count('requestsOfFirstView', (url) => !isNeeded(url)), 'requests', 0],
    ['files that the first paint waits for', median(site.map(({ awaited }) => awaited.length)), 'requests', 0],
    // One of each part on the page: shell, page and subscription, and on home the blog too.
    [
      'stylesheets before LCP',
      count('requestsBeforeLcp', (url) => url.endsWith('.css')),
      'requests',
      path === '/' ? 4 : 3,
    ],
    ['fonts before LCP', count('requestsBeforeLcp', (url) => url.endsWith('.woff2')), 'requests', 2],
    ['cumulative layout shift, worst', Math.max(...site.map(({ cls }) => cls)), '', 0],
    [
      `blocking (${ms('blocking')} ms) against a piece of work of ${work.toFixed(0)} ms`,
      of('site', 'blocking') / work,
      'x',
      7,
    ],
    [`hydrated (${ms('hydrated')} ms) against LCP`, of('site', 'hydrated') / of('site', 'lcp'), 'x', 3.5],
    ['script until hydration', untilHydration, 'KB', 150],
  ];
  return figures.map(([what, value, unit, max]) => atMost(`${path} ${what}`, value, unit, max));
}
