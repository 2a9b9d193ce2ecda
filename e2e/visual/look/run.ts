import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from '@site/runner/parts';
import sharp from 'sharp';
import { wholeBrowser } from '../../support/launch-options.ts';
import { drawSheet } from './draw-sheet.ts';
import { columnsOf, fillSheets, widths } from './sheet-layout.ts';

// `npm run look`: sheets of every page in four widths, in .cache/look; `npm run look -- --site URL services` of a running site, and only of
// addresses with one of the words. `npm run look -- states` shows open menus, errors, failures and the like. `npm run look -- --renew` takes the pictures anew that the journeys compare with.
const { values, positionals } = parseArgs({
  options: { site: { type: 'string' }, renew: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.renew) process.exit(renewBaselines());
if (values.site) process.env.SITE = values.site;

// All read the address when they are loaded.
const { siteUrl } = await import('../../support/address.ts');
const { default: startSite } = await import('../../support/start-site.ts');
const { releaseRoutes } = await import('../../support/release-routes.ts');
const { photograph } = await import('./photograph.ts');
const { photographStates } = await import('./photograph-states.ts');

type Pictures = Map<string, Map<number, Buffer>>;

const folder = path.join(root, '.cache/look');
const stop = await startSite();
const browser = await chromium.launch(wholeBrowser);
try {
  const pictures = positionals[0] === 'states' ? await photographStates(browser) : await photographRoutes();
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

async function photographRoutes(): Promise<Pictures> {
  // The search is in no table that the site serves, because the shell knows its own pages.
  const routes = [...(await releaseRoutes()), '/search', '/search?q=plumber', '/search?q=xylophone'].filter(
    (route) => positionals.length === 0 || positionals.some((word) => route.includes(word)),
  );
  if (routes.length === 0) throw new Error(`No address of the release has "${positionals.join(' ')}" in it.`);
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
