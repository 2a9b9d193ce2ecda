import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { wholeBrowser } from '../support/launch-options.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { createCalibration, timeWork } from './calibration.ts';
import { measureEdge } from './edge-throughput.ts';
import { type Figure, type Goal, printGoals } from './goals.ts';
import { keepFigures } from './keep-figures.ts';
import { measureNavigation } from './navigation.ts';
import { measurePages } from './page-load.ts';
import { startProxy } from './proxy.ts';
import { measureSearchKeys } from './search-keys.ts';

// `npm run bench`: builds the production site and measures it, in ratios within one run, so that they hold on another machine. `npm run bench -- 3` takes three runs of each, `--keep` writes the figures
// into shell/decisions/figures.md.
const {
  values: { keep },
  positionals: [runs = '5'],
} = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } });

const site = await runCheckout();
const [whole, scriptless] = [await startProxy(site.url, true), await startProxy(site.url, false)];
const browser = await chromium.launch(wholeBrowser);
const calibration = createCalibration(() => timeWork(browser));

try {
  const goals: (Figure | Goal)[] = [];
  let isAllSteady = true;
  // One after the other: each needs both cores to itself.
  for (const measure of [
    () => measureEdge(calibration, site.url, site.folder),
    () => measureNavigation(browser, calibration, site.url),
    () => measureSearchKeys(browser, calibration, site.url),
    () => measurePages(browser, { site: whole.url, scriptless: scriptless.url, runs: Number(runs), calibration }),
  ]) {
    const measured = await measure();
    const isSteady = calibration.takeSteadiness();
    printGoals(measured, isSteady);
    goals.push(...measured);
    isAllSteady &&= isSteady;
  }
  if (!isAllSteady)
    console.log(
      `This machine was busy too often: the same piece of work took ${calibration.range()}. Times are no verdict; run it again on a quiet one.`,
    );
  if (keep) await keepFigures('bench', goals, browser.version(), isAllSteady);
} finally {
  await browser.close();
  await Promise.all([whole.stop(), scriptless.stop()]);
  await site.stop();
}
