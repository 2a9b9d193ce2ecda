import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { mainLink } from '../../support/visit.ts';

test('follows a link without loading the document again where the code around it is still on its way', {
  tag: '@long',
}, async ({ site, page }) => {
  const resume = await site.pauseRequests('**/_/blog/RecentPosts.*.js');
  await site.open('/');
  const expectSameDocument = await site.markDocument();
  const link = page.locator('[data-fragment="RecentPosts"] a[href^="/blogs/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/blogs\/./);
  await expectSameDocument();
  resume();
});

for (const [area, name, focused] of [
  ['banner', 'Talk to us', 'Contact us'],
  ['main', 'Arrange a visit', 'Send a Message'],
] as const)
  test(`goes back to ‘${name}’, not to another link to the same page`, { tag: '@long' }, async ({ site, page }) => {
    await site.open('/plumbing-services');
    const link = page.getByRole(area).getByRole('link', { name }).first();
    await link.click();
    await expect(page.getByRole('heading', { name: focused })).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
  });

for (const width of [360, 1280])
  test(`opens what a link to a place on another page leads into, and focuses it, ${width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open('/healthcare');
    await page.getByRole('link', { name: 'Our registrations and insurance' }).click();
    await expect(page.getByRole('heading', { name: 'GST registration' })).toBeInViewport();
    await expect(page.locator(':focus')).toHaveText(/^Our registrations and insurance/);
  });

test('focuses the place on another page that a link leads to', async ({ site, page }) => {
  await site.open('/');
  await page.locator('a[href="/disclaimer#how-we-count"]').first().click();
  await expect(page.locator('#how-we-count')).toBeFocused();
  await expect(page.locator('#how-we-count')).toBeInViewport();
});

test('opens what the address leads into as a row that can be closed, and opened again by its link', async ({
  site,
  page,
}) => {
  const hash = '#our-registrations-and-insurance';
  const follow = (hash: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  await site.open(`/our-approach${hash}`);
  const row = page.locator(hash);
  await expect(row).toHaveAttribute('open');
  await row.locator('summary').first().click();
  await expect(page.getByRole('heading', { name: 'GST registration' })).toBeHidden();
  await follow('#main');
  await follow(hash);
  await expect(page.getByRole('heading', { name: 'GST registration' })).toBeVisible();
  await expect(row).toHaveAttribute('open');
});

test('leaves visitors of an unknown address where they are, writing in the field', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const resume = await site.pauseScripts();
  await page.goto('/plumbing-servces', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await field.click();
  await page.keyboard.type('plumber');
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  resume();
  await expect(page).toHaveURL('/404');
  await site.waitUntilHydrated();
  await focusSettled(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('plumber');
  expect(await scrolled(page)).toBe(place);
});

test('covers no link with the way to the top', { tag: '@long' }, async ({ site, page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ['/', '/terms-of-services', '/contact']) {
      await site.open(path);
      expect.soft(await page.evaluate(coveredByTop), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: lists what the link to the top covers, or would cover while the page scrolls. */
function coveredByTop(): string[] {
  const top = [...document.links].find(({ textContent }) => textContent?.includes('Back to top'));
  if (!top) return ['there is no link to the top'];
  const place = () => top.getBoundingClientRect().top + scrollY;
  const before = place();
  scrollTo({ top: 900, behavior: 'instant' });
  if (place() !== before) return ['it moves over the page'];
  const own = top.getBoundingClientRect();
  return [...document.querySelectorAll('footer :is(a, p, dt, dd, button, input, label), main a')]
    .filter((other) => !top.contains(other))
    .filter((other) => [...other.getClientRects()].some(isOver))
    .map(({ textContent }) => textContent ?? '');

  function isOver({ left, right, top, bottom }: DOMRect) {
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  }
}

test('shows and announces progress during page loads', async ({ site, page }) => {
  await site.open('/services');
  const resume = await site.pauseApi('blogsList*');
  await mainLink(page, 'Blogs').click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
  await expect(page.locator('[data-phase="running"]')).toBeVisible();
  resume();
  await expect(page).toHaveURL('/blogs');
  await expect(page.locator('[data-phase="idle"]')).toBeAttached();
});

test('leads the skip link to the content', async ({ site, page }) => {
  await site.open('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('leads the skip link to the content of a page that was reached by a link', { tag: '@long' }, async ({
  site,
  page,
}) => {
  await site.open('/');
  await mainLink(page, 'Blogs').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs#main');
  await focusSettled(page);
  await expect(page.locator('main')).toBeFocused();
});

for (const way of ['served', 'reached by a link'] as const)
  test(`leads from a post's contents to a heading and back, one step at a time, the post being ${way}`, {
    tag: way === 'served' ? '@long' : [],
  }, async ({ site, page }) => {
    await site.open('/blogs');
    const title = page.locator('main article h2 a').first();
    await title.scrollIntoViewIfNeeded();
    const listPlace = await scrolled(page);
    if (way === 'served') await site.open((await title.getAttribute('href')) ?? '');
    else {
      await title.click();
      // Later it would take the focus from the entry.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
    const target = page.locator('main').getByRole('heading', { name: (await entry.textContent()) ?? '', exact: true });
    await entry.scrollIntoViewIfNeeded();
    const entryPlace = await scrolled(page);

    await entry.focus();
    await page.keyboard.press('Enter');
    await focusSettled(page);
    await expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await target.evaluate(isBeforeFocus)).toBe(true);
    const targetPlace = await scrolled(page);

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(entryPlace);
    await expect(entry).toBeFocused();
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(targetPlace);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(entryPlace);
    if (way === 'served') return;
    await page.goBack();
    await expect(title).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(listPlace);
  });

test('goes back over two links within a page, each time to where it was left', async ({ site, page }) => {
  await site.open('/plumbing-services');
  const places: number[] = [];
  for (const hash of ['#site-footer', '#main']) {
    places.unshift(await scrolled(page));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await expect.poll(() => scrolled(page)).not.toBe(places[0]);
  }
  for (const place of places) {
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(place);
  }
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** The page moves focus in a task after the frame that follows a navigation. */
function focusSettled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Runs in the page. */
function isBeforeFocus(element: Element): boolean {
  const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
  return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
