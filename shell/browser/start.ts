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
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet?.cssRules.length) link.remove();
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
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous', fetchPriority: 'low' });
  document.head.append(link);
}

async function watch() {
  // One hanging picture must not keep the page from its scripts.
  setTimeout(start, latestStart);
  const pictures = [...document.images].filter((image) => !image.complete && image.getBoundingClientRect().top < innerHeight);
  await Promise.all(pictures.length > 0 ? pictures.map(settled) : [settled(window)]);
  // Arrived is not painted yet: two frames later it is.
  requestAnimationFrame(() => requestAnimationFrame(start));
}

function settled(target: EventTarget): Promise<unknown> {
  if (target === window && document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) target.addEventListener(type, resolve, { once: true });
  });
}

if (document.readyState !== 'complete') {
  root.dataset.loading = '';
  addEventListener('load', () => delete root.dataset.loading);
}
addEventListener('load', () => setTimeout(loadReport, reportDelay));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
else watch();
