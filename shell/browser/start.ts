// The starter: a thousand bytes that fetch the other scripts once the page's hero has arrived, and run them once it is painted; with
// Save-Data, at the visitor's first action.
// Preloading them alongside the hero made LCP 1.8 to 2.3 times as long; fetching them after it costs nothing.

import { savesData } from '@site/ui/saves-data';
import type { StartPlan } from '../app/page-data.ts';
import { keepEarlyClicks } from './early-clicks.ts';

const root = document.documentElement;
/** The scripts start at most this long after the document was parsed. */
const maxStartDelayMs = 2_000;
/** After the load event, so that the report's script loads when nothing else does. */
const reportDelayMs = 1_000;
/** How often that delay is repeated for a page that is not hydrated yet. */
const maxReportDelays = 4;
let isFetching = false;
let isStarted = false;

/** Downloads the host's first script and what it imports. */
function fetchScripts() {
  if (isFetching) return;
  isFetching = true;
  const { host, preload, tableFile, prefetch } = plan();
  // Same integrity and mode as the script element that follows; otherwise the file is downloaded twice.
  for (const [href, integrity] of [host, ...preload])
    append('link', { href, integrity, rel: 'preload', as: 'script', fetchPriority: 'low' });
  // Fills the HTTP cache. No integrity here: who reads these files checks their hashes.
  for (const file of [tableFile[0], ...prefetch]) fetch(file, { priority: 'low' }).catch(() => undefined);
}

function start() {
  if (isStarted) return;
  isStarted = true;
  performance.mark('started');
  // A style sheet that failed would count as loaded. Once its element is removed, the code that needs it loads it again.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!isStyled(link)) link.remove();
  fetchScripts();
  runScript(...plan().host);
}

function isStyled({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    // Reading the rules throws if the connection broke: such a sheet counts as another site's.
    return false;
  }
}

function runScript(src: string, integrity: string) {
  append('script', { src, integrity });
}

function append(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties, { crossOrigin: 'anonymous' }));
}

function loadReport(delays: number) {
  if (delays > 0 && !('hydrated' in root.dataset)) setTimeout(loadReport, reportDelayMs, delays - 1);
  else runScript(...plan().report);
}

function plan(): StartPlan {
  return JSON.parse(document.getElementById('start')?.textContent ?? '');
}

async function startAfterHero() {
  // A picture that hangs must not keep the scripts from starting.
  whenParsed().then(() => setTimeout(start, maxStartDelayMs));
  const heroes = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const decoded = heroes.map((image) => image.decode().catch(() => undefined));
  await Promise.all(heroes.map(whenImageLoaded));
  fetchScripts();
  await Promise.all([whenParsed(), ...decoded]);
  // A decoded picture is painted in the next frame, before any script runs.
  await nextFrame();
  start();
}

async function whenImageLoaded(image: HTMLImageElement) {
  if (!image.complete) await new Promise((resolve) => Object.assign(image, { onload: resolve, onerror: resolve }));
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

async function whenParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/**
 * A rule of the critical styles hides what follows the first view until the page's data have arrived (`hidingRule` of `critical-css.ts`). If
 * the rule stayed, the browser would evaluate it at each change of the page.
 */
async function dropHidingRule() {
  await whenParsed();
  const sheet = document.querySelector<HTMLStyleElement>('#critical')?.sheet;
  const place = [...(sheet?.cssRules ?? [])].findIndex(({ cssText }) => cssText.includes('#page-data'));
  // A browser without `:has()` has not read the rule.
  if (place >= 0) sheet?.deleteRule(place);
}

/** Runs the callback at once, or when the visitor opens a page that the browser has prerendered. */
function whenActivated(callback: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

if (document.readyState !== 'complete') {
  root.dataset.loading = '';
  addEventListener('load', () => delete root.dataset.loading);
}
dropHidingRule();
keepEarlyClicks();
addEventListener('load', () => whenActivated(() => setTimeout(loadReport, reportDelayMs, maxReportDelays)));
const isSavingData = savesData();
// Every page can be read and every form sent without scripts.
const actions = ['pointerdown', 'keydown', ...(isSavingData ? ['pointerover', 'focusin'] : [])];
for (const type of actions) addEventListener(type, () => whenParsed().then(start), { once: true });
if (!isSavingData) startAfterHero();
