import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '@site/runner/parts';
import { wholeBrowser } from '../support/launch-options.ts';
import { copyRepository, removeCopy, sourceFolders } from '../support/repository-copy.ts';
import { runDev } from '../support/run-dev.ts';
import { runIn } from '../support/run-in.ts';
import { waitUntilHydrated } from '../support/visit.ts';
import { atMost, median, printGoals } from './goals.ts';

// `npm run bench:development`: what somebody who works on a part waits for.
const port = 8322;
const form = 'mfe-contact/components/ContactForm.tsx';
const copy = await copyRepository(await sourceFolders());
const browser = await chromium.launch(wholeBrowser);
const page = await browser.newPage();

try {
  const first = await timeFirstPage();
  const warm = await timeFirstPage({ saveToSee: 5 });
  const tests = [];
  for (let round = 0; round < 3; round++)
    tests.push(await timed(() => runIn(root, 'npx', ['jest', 'mfe-contact/pages/SubscriptionPage.test.tsx'])));
  printGoals([
    { name: 'first page of `npm run dev`, nothing built before', measured: first.pageMs / 1000, unit: 's' },
    atMost('first page, built before', warm.pageMs / 1000, 's', 8),
    atMost('from a saved component to the screen, median of five', median(warm.savedMs), 'ms', 1_000),
    atMost('one test file, `npx jest FILE`', median(tests) / 1000, 's', 5),
  ]);
} finally {
  await browser.close();
  await removeCopy(copy);
}

/** Starts the development site and opens a page, then saves a component and waits until the page shows it, so many times. */
async function timeFirstPage({ saveToSee = 0 } = {}): Promise<{ pageMs: number; savedMs: number[] }> {
  let stop = async () => {};
  try {
    const pageMs = await timed(async () => {
      const site = await runDev(copy, port);
      stop = site.stop;
      await page.goto(`${site.url}/contact`);
      await waitUntilHydrated(page);
    });
    const savedMs: number[] = [];
    const source = path.join(copy, form);
    const text = await readFile(source, 'utf8');
    for (let round = 0; round < saveToSee; round++) {
      const words = `Saved in round ${round + 1}`;
      savedMs.push(
        await timed(async () => {
          await writeFile(source, text.replace('<p>{intro}</p>', `<p>${words}</p>`));
          await page.getByText(words).waitFor();
        }),
      );
    }
    await writeFile(source, text);
    return { pageMs, savedMs };
  } finally {
    await stop();
  }
}

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
