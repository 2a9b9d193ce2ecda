// The starter: a thousand bytes that hold the other scripts back until the page's hero is painted, and until the visitor's first move where
// data is to be saved.
// Preloaded alongside the hero, they made LCP 1.8 to 2.3 times as long; started after it, they cost nothing.

import { savesData } from '@site/ui/saves-data';

type LinkedScript = [src: string, integrity: string];

const root = document.documentElement;
/** The scripts start at most this long after the document was parsed. */
const maxStartDelayMs = 2_000;
/** After the load event, so that the report's script loads when nothing else does. */
const reportDelayMs = 1_000;
/** So many more times does it wait that long for a page that is not hydrated. */
const maxReportDelays = 4;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  performance.mark('started');
  // A style sheet that failed would count as loaded. Without its element, the code that needs it loads it again.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!isStyled(link)) link.remove();
  // What this page shares with others, then the host, which loads all others.
  const { run: first, preload, ahead } = plan();
  for (const file of first) run(...file);
  // Same integrity and mode as the script element that follows; otherwise the file is downloaded twice.
  for (const [href, integrity] of preload) append('link', { href, integrity, rel: 'preload', as: 'script' });
  // Into the HTTP cache. The part's first script, which asks for the others, knows what they must be.
  for (const file of ahead) fetch(file, { priority: 'low' }).catch(() => undefined);
}

function isStyled({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    // The connection broke: such a sheet counts as another site's.
    return false;
  }
}

function run(src: string, integrity: string) {
  // Not `async`, as it would be by default: scripts run in the order of their elements.
  append('script', { src, integrity, async: false });
}

function append(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties, { crossOrigin: 'anonymous' }));
}

function loadReport(delays: number) {
  if (delays > 0 && !('hydrated' in root.dataset)) setTimeout(loadReport, reportDelayMs, delays - 1);
  else run(...plan().report);
}

function plan(): { run: LinkedScript[]; preload: LinkedScript[]; ahead: string[]; report: LinkedScript } {
  return JSON.parse(document.getElementById('start')?.textContent ?? '');
}

async function watch() {
  await parsed();
  // A picture that hangs must not keep the scripts from starting.
  setTimeout(start, maxStartDelayMs);
  const heroes = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.all([...heroes].map((image) => image.decode().catch(() => undefined)));
  // A decoded picture is painted in the next frame, before any of the scripts has come.
  await frame();
  start();
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/**
 * The last rule of the page's own styles holds back what follows the first view until all style sheets have come. After that the browser
 * would try it at each change of the page. An extension's style element may stand before the page's own.
 */
async function dropHoldingRule() {
  await parsed();
  for (const { sheet } of document.querySelectorAll('style')) {
    const last = (sheet?.cssRules.length ?? 0) - 1;
    if (sheet?.cssRules[last]?.cssText.includes('#page-data')) sheet.deleteRule(last);
  }
}

/** A page that the browser renders ahead of a click is no visit yet. */
function onceVisited(callback: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

if (document.readyState !== 'complete') {
  root.dataset.loading = '';
  addEventListener('load', () => delete root.dataset.loading);
}
dropHoldingRule();
addEventListener('load', () => onceVisited(() => setTimeout(loadReport, reportDelayMs, maxReportDelays)));
const isThrifty = savesData();
// Every page can be read and every form be sent without them.
const moves = ['pointerdown', 'keydown', ...(isThrifty ? ['pointerover', 'focusin'] : [])];
for (const type of moves) addEventListener(type, () => parsed().then(start), { once: true });
if (!isThrifty) watch();
