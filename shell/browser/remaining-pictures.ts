import { whenNoNavigation } from '@site/ui/navigation';
import { hasFastConnection } from '@site/ui/saves-data';
import { whenIdle, whenLoaded } from './idle.ts';

/** A phone loads what it scrolls to: the whole home page is 620 KB of pictures. */
const desktop = '(pointer: fine) and (width >= 64rem)';

/**
 * Loads the pictures that lazy loading has left, when the page has loaded and is idle. Testers take screenshots of whole pages, in which they
 * would be missing (S17). Only on a desktop with a fast connection, and one after the other, so that a page requested meanwhile waits for one at
 * most.
 */
export async function loadRemainingPictures(): Promise<void> {
  const main = document.getElementById('main');
  if (!main || !hasFastConnection() || !matchMedia(desktop).matches) return;
  await whenLoaded();
  // Pages are children of `main`.
  new MutationObserver(() => load(main)).observe(main, { childList: true });
  await load(main);
}

async function load(main: HTMLElement): Promise<void> {
  await whenIdle();
  const pictures = main.querySelectorAll<HTMLImageElement>('img[loading="lazy"]');
  // Lazily decoded pictures would be missing from a screenshot of the whole page.
  for (const picture of pictures) picture.decoding = 'sync';
  for (const picture of pictures) {
    await whenNoNavigation();
    // Another page is shown by now, or the picture would be broken until it is asked for again.
    if (!picture.isConnected || !navigator.onLine) return;
    picture.fetchPriority = 'low';
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
}
