import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { root } from '@site/runner/parts';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { wholeBrowser } from '../../support/launch-options.ts';
import { drawSheets, type Pictures, widths } from './contact-sheet.ts';

const folder = path.join(root, '.cache/look');

const program = createProgram(
  'npm run look --',
  'Arranges screenshots of every page in four widths on sheets, in .cache/look, for you to look at.',
)
  .argument('[words...]', 'only addresses with one of them; "states": open menus, errors, failures and the like')
  .option('--site <url>', 'a running site; default: this checkout is built and run')
  .option('--renew', 'take the pictures anew that the journeys compare with');

await runCommandLine(
  program.action(async (words, { site, renew }) => {
    if (renew) process.exitCode = renewBaselines();
    else await look(words, site);
  }),
);

async function look(words: string[], site: string | undefined): Promise<void> {
  if (site) process.env.SITE = site;
  // These modules read the address when they are loaded.
  const { default: startSite } = await import('../../support/start-site.ts');
  const { photographStates } = await import('./photograph-states.ts');
  const browser = await chromium.launch(wholeBrowser);
  const stop = await startSite();
  try {
    const pictures = words[0] === 'states' ? await photographStates(browser) : await photographRoutes(browser, words);
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.join(folder, 'pictures'), { recursive: true });
    let sheets = 0;
    for (const size of widths) sheets += await drawSheets(browser, folder, size, pictures);
    console.log(`${sheets} sheets of ${pictures.size} views: ${folder}`);
  } finally {
    await browser.close();
    await stop?.();
  }
}

async function photographRoutes(browser: Browser, words: string[]): Promise<Pictures> {
  const { siteUrl } = await import('../../support/address.ts');
  const { releaseRoutes } = await import('../../support/release-routes.ts');
  const { photograph } = await import('./photograph.ts');
  // The search is in no table that the site serves, because the shell knows its own pages.
  const routes = [...(await releaseRoutes()), '/search', '/search?q=plumber', '/search?q=xylophone'].filter(
    (route) => words.length === 0 || words.some((word) => route.includes(word)),
  );
  if (routes.length === 0) throw new Error(`No address of the release has "${words.join(' ')}" in it.`);
  const pictures: Pictures = new Map();
  for (const route of routes) {
    pictures.set(route, await photograph(browser, new URL(route, siteUrl).href));
    console.log(route);
  }
  return pictures;
}

function renewBaselines(): number {
  const test = ['playwright', 'test', 'look/look', '--update-snapshots=all', '--reporter=list'];
  return spawnSync('npx', test, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}
