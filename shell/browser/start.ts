// The starter: a few hundred bytes that let the first view go first.
// Scripts preloaded beside the first view's picture made LCP 1.8 to 2.3 times as long; started after it, they cost nothing.

const root = document.documentElement;
const latestStart = 2_000;
/** The report's script comes so long after the load event, when nothing else is under way; in milliseconds. */
const reportDelay = 1_000;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  // One that failed would count as there; the code that needs it asks for it again.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet?.cssRules.length) link.remove();
  const files: [src: string, integrity: string][] = JSON.parse(document.getElementById('start')?.textContent ?? '[]');
  for (const [index, [src, integrity]] of files.entries()) {
    if (index > 0) preload(src, integrity);
    else run(src, integrity);
  }
}

function run(src: string, integrity: string) {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous' });
  document.head.append(script);
}

function loadReport() {
  const [src, integrity]: string[] = JSON.parse(document.getElementById('report')?.textContent ?? '[]');
  if (src && integrity) run(src, integrity);
}

// Same integrity and mode as the script that will ask for it; otherwise the file comes twice.
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
  // One hanging picture must not keep the page from its scripts.
  setTimeout(start, latestStart);
  // Before the first frame the style sheets may be missing, and with them the places of the pictures.
  await frame();
  const pictures = [...document.images].filter(isInView);
  await Promise.all(pictures.length > 0 ? pictures.map((image) => image.decode().catch(() => undefined)) : [loaded()]);
  // Decoded is not painted yet: two frames later it is.
  await frame();
  await frame();
  start();
}

// A picture of a carousel's next slide stands beside the view and would never come.
function isInView(image: HTMLImageElement): boolean {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
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
addEventListener('load', () => setTimeout(loadReport, reportDelay));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
else watch();
