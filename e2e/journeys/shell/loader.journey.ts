import { expect, test } from '@site/e2e';
import { loader } from '../../support/visit.ts';

for (const width of [390, 768, 1280])
  test(`shows four dots above every word until the load event, at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const resume = await site.pauseRequests('**/hero-*.avif');
    // Three seconds after they have run, the loader goes even if something is still loading.
    const resumeScripts = await site.pauseScripts();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator(`${loader} span`)).toHaveCount(4);
    await expect(page.locator(loader)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator(loader).evaluate(describeLoader)).toEqual({
      pointerEvents: 'none',
      ground: 'rgba(0, 0, 0, 0)',
      dots: Array(4).fill('50%, 8 x 8'),
      wordsBelowDots: [],
    });
    resume();
    resumeScripts();
    await site.waitUntilHydrated();
  });

/** Runs in the page: returns the loader's ground and dots, and the words of the page that a dot lies over. */
function describeLoader(loader: Element) {
  const { pointerEvents, backgroundColor: ground } = getComputedStyle(loader);
  const dots = Array.from(loader.querySelectorAll('span'));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wordsBelowDots: string[] = [];
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isBelow = Array.from(range.getClientRects()).some((line) =>
      dots.some((dot) => {
        const { left, right, top, bottom } = dot.getBoundingClientRect();
        return line.width > 1 && line.left < right && line.right > left && line.top < bottom && line.bottom > top;
      }),
    );
    if (isBelow && text.parentElement?.checkVisibility({ visibilityProperty: true }))
      wordsBelowDots.push(text.textContent ?? '');
  }
  return {
    pointerEvents,
    ground,
    dots: dots.map((dot) => `${getComputedStyle(dot).borderRadius}, ${dot.offsetWidth} x ${dot.offsetHeight}`),
    wordsBelowDots,
  };
}
