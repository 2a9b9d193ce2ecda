import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { root } from '@site/runner/parts';
import { createProgram, parseAddress, runCommandLine } from '@site/service/commands/program';
import sharp from 'sharp';
import { wholeBrowser } from '../../support/launch-options.ts';
import { drawSheet } from './draw-sheet.ts';
import { columnsOf, fillSheets, widths } from './sheet-layout.ts';

type Pictures = Map<string, Map<number, Buffer>>;

const folder = path.join(root, '.cache/look');

const program = createProgram(
  'npm run look --',
  'Arranges screenshots of every page in four widths on sheets, in .cache/look, for you to look at.',
)
  .argument('[words...]', 'only addresses with one of them; "states": open menus, errors, failures and the like')
  .option('--site <url>', 'a running site; default: this checkout is built and run', parseAddress)
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
    await mkdir(folder, { recursive: true });
    const names: string[] = [];
    for (const { width } of widths) names.push(...(await drawSheets(pictures, width)));
    await writeFile(path.join(folder, 'index.html'), indexOf(names));
    console.log(`${names.length} sheets of ${pictures.size} views: ${path.join(folder, 'index.html')}`);
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

/** Returns the names of the files. */
async function drawSheets(pictures: Pictures, width: number): Promise<string[]> {
  const pictureOf = (view: string) => pictures.get(view)?.get(width) ?? Buffer.alloc(0);
  const shown = [...pictures.keys()].filter((view) => pictures.get(view)?.has(width));
  const cut = await Promise.all(shown.map(async (view) => columnsOf(view, await sharp(pictureOf(view)).metadata())));
  const names: string[] = [];
  for (const columns of fillSheets(cut)) {
    const name = `${width}-${String(names.length + 1).padStart(2, '0')}.jpg`;
    await writeFile(path.join(folder, name), await drawSheet(columns, width, pictureOf));
    names.push(name);
  }
  return names;
}

function indexOf(names: string[]): string {
  const sheets = names.map(
    (name) => `<h2>${name}</h2><a href="${name}"><img src="${name}" alt="" width="100%" loading="lazy"></a>`,
  );
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>The look of the site</title><h1>The look of the site</h1>${sheets.join('\n')}</html>\n`;
}

function renewBaselines(): number {
  const test = ['playwright', 'test', 'look/look', '--update-snapshots=all', '--reporter=list'];
  return spawnSync('npx', test, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}
