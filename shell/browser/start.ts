// The starter: a few hundred bytes that let the first view go first.
// Scripts preloaded beside the hero picture made LCP 1.8 to 2.3 times as long; started after it, they cost nothing.

const root = document.documentElement;
const latestStart = 2_000;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
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

// Same integrity and mode as the script that will ask for it; otherwise the file comes twice.
function preload(href: string, integrity: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous', fetchPriority: 'low' });
  document.head.append(link);
}

function watch() {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (hero?.complete) start();
  else (hero ?? window).addEventListener('load', start);
  // One hanging picture must not keep the page from its scripts.
  setTimeout(start, latestStart);
}

if (document.readyState !== 'complete') {
  root.dataset.loading = '';
  addEventListener('load', () => delete root.dataset.loading);
}
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
else watch();
