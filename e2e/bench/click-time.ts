import type { Page } from '@playwright/test';

/**
 * Milliseconds from the click's event until a frame with the next page's heading has been painted, which is how long a visitor waits.
 * The page's own clock and frames are used, so that nothing between test and browser counts.
 */
export async function measureClick(page: Page, click: () => Promise<void>): Promise<number> {
  const shown = await page.evaluateHandle(watchNextClick);
  await click();
  return shown.evaluate(({ next }) => next);
}

/** Runs in the page. The promise stands in an object, because Playwright would wait for one that is returned. */
function watchNextClick(): { next: Promise<number> } {
  const heading = () =>
    [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility({ visibilityProperty: true }))
      ?.textContent;
  const before = heading();
  const next = new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // A message that is sent in a frame arrives when that has been painted.
    const look = () =>
      requestAnimationFrame(() => {
        const shown = heading();
        // Between two pages there may be no heading.
        port2.postMessage(shown !== undefined && shown !== before);
      });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        port1.onmessage = ({ data: isNext }) => {
          if (isNext) resolve(performance.now() - timeStamp);
          else look();
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  return { next };
}
