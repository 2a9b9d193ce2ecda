import { chromium } from '@playwright/test';
import { createProgram, parseNumber, runCommandLine } from '@site/service/commands/program';
import { wholeBrowser } from '../support/launch-options.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { measureBesidePeer } from './beside-peer.ts';
import { createCalibration, timeWork } from './calibration.ts';
import { ensureLoadTools, measureEdge } from './edge-throughput.ts';
import { printGoals } from './goals.ts';
import { measureNavigation } from './navigation.ts';
import { measurePages } from './page-load.ts';
import { startProxy } from './proxy.ts';

const program = createProgram(
  'npm run bench --',
  'Builds the production site and measures its speed against the goals: in ratios within one run, which hold on other machines too.',
)
  .argument('[runs]', 'how often each page is loaded', parseNumber, 9)
  .option(
    '--peer <url>',
    'measures beside the site at this address, and nothing else; `e2e/bench/beside-peer.ts` says how it is marked',
  );

await runCommandLine(program.action(measureSite));

async function measureSite(runs: number, { peer }: { peer?: string | undefined }): Promise<void> {
  ensureLoadTools();
  const browser = await chromium.launch(wholeBrowser);
  const site = await runCheckout();
  const [whole, scriptless] = [await startProxy(site.url, true), await startProxy(site.url, false)];
  const calibration = createCalibration(() => timeWork(browser));
  try {
    let isAllSteady = true;
    // One after the other: each needs both cores to itself.
    const besidePeer =
      peer && (() => measureBesidePeer({ site: site.url, peer, folder: site.folder, runs, calibration }));
    for (const measure of besidePeer
      ? [besidePeer]
      : [
          () => measureEdge(calibration, site.url, site.folder),
          () => measureNavigation(browser, calibration, site.url),
          () => measurePages(browser, { site: whole.url, scriptless: scriptless.url, runs, calibration }),
        ]) {
      const measured = await measure();
      const isSteady = calibration.takeSteadiness();
      printGoals(measured, isSteady);
      isAllSteady &&= isSteady;
    }
    if (!isAllSteady)
      console.log(
        `This machine was busy too often: the same piece of work took ${calibration.range()}. Times are no verdict; run it again on a quiet one.`,
      );
  } finally {
    await browser.close();
    await Promise.all([whole.stop(), scriptless.stop()]);
    await site.stop();
  }
}
