// The starter: a thousand bytes that hold the other scripts back until the first view is painted, and until the visitor's first move
// where data is to be saved.
// Preloaded alongside the first view's picture, they made LCP 1.8 to 2.3 times as long; started after it, they cost nothing.

import { savesData } from '@site/ui/saves-data';
import { hostFiles } from './host-files.ts';

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
  // The federation library, what this page shares with others, then the host, which loads all others.
  const { run: first, ahead }: { run: [src: string, integrity: string][]; ahead: string[] } = JSON.parse(
    document.getElementById('start')?.textContent ?? '',
  );
  for (const file of first) run(...file);
  for (const file of hostFiles) preload(...file);
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
  const script = document.createElement('script');
  // Not `async`, as it would be by default: scripts run in the order of their elements.
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: false });
  document.head.append(script);
}

function loadReport(delays: number) {
  if (delays > 0 && !('hydrated' in root.dataset)) {
    setTimeout(loadReport, reportDelayMs, delays - 1);
    return;
  }
  const [src, integrity]: string[] = JSON.parse(document.getElementById('report')?.textContent ?? '[]');
  if (src && integrity) run(src, integrity);
}

// Same integrity and mode as the script element that follows; otherwise the file is downloaded twice.
function preload(href: string, integrity: string) {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'script',
    href,
    integrity,
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  });
  document.head.append(link);
}

async function watch() {
  // A picture that hangs must not keep the scripts from starting.
  setTimeout(start, maxStartDelayMs);
  // Before the first frame, style sheets and with them the pictures' positions may be missing.
  await frame();
  const pictures = [...document.images].filter(isInView);
  await Promise.all(pictures.length > 0 ? pictures.map((image) => image.decode().catch(() => undefined)) : [loaded()]);
  // A decoded picture is painted in the second frame after that, and in front of the visitor by the third.
  for (let frames = 0; frames < 3; frames++) await frame();
  start();
}

/** The document is parsed. The rule that held its rest back until then is the last of its own styles; the browser would try it at each change. */
function dropHoldingRule() {
  // An extension's element may stand before the page's own.
  for (const { sheet } of document.querySelectorAll('style')) {
    const last = (sheet?.cssRules.length ?? 0) - 1;
    if (sheet?.cssRules[last]?.cssText.includes('#page-data')) sheet.deleteRule(last);
  }
}

// The picture of a carousel's next slide is beside the viewport and never loads by itself.
function isInView(image: HTMLImageElement): boolean {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
}

/** A page that the browser renders ahead of a click is no visit yet. */
function onceVisited(callback: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

if (document.readyState !== 'complete') {
  root.dataset.loading = '';
  addEventListener('load', () => delete root.dataset.loading);
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', dropHoldingRule);
else dropHoldingRule();
addEventListener('load', () => onceVisited(() => setTimeout(loadReport, reportDelayMs, maxReportDelays)));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
// Every page can be read and every form be sent without them.
if (savesData())
  for (const type of ['pointerover', 'focusin']) addEventListener(type, start, { once: true, passive: true });
else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
else watch();
