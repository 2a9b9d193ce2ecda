import { expect, test } from '@site/e2e';
import { loader } from '../../support/visit.ts';

test('shows four dots until the load event, over a page that can be read and clicked', async ({ site, page }) => {
  const resume = await site.pauseRequests('**/hero-*.avif');
  // Three seconds after they have run, the loader goes even if something is still loading.
  const resumeScripts = await site.pauseScripts();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(`${loader} span`)).toHaveCount(4);
  await expect(page.locator(loader)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator(loader).evaluate(describeLoader)).toEqual({
    pointerEvents: 'none',
    veil: 'rgba(255, 255, 255, 0.12)',
    plate: 'rgba(251, 248, 242, 0.56)',
    dots: Array(4).fill('50%, 14 x 14'),
  });
  resume();
  resumeScripts();
  await site.waitUntilHydrated();
});

/** Runs in the page: returns the loader's colours and dots. */
function describeLoader(loader: Element) {
  const { pointerEvents, backgroundColor: veil } = getComputedStyle(loader);
  const dots = Array.from(loader.querySelectorAll('span'), (dot) => {
    const { borderRadius } = getComputedStyle(dot);
    return `${borderRadius}, ${dot.offsetWidth} x ${dot.offsetHeight}`;
  });
  return {
    pointerEvents,
    veil,
    plate: loader.firstElementChild && getComputedStyle(loader.firstElementChild).backgroundColor,
    dots,
  };
}
