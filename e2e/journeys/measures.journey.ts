import type { Locator, Page } from '@playwright/test';
import { addressLine, brand } from '@site/brand';
import { expect, type Site, test } from '@site/journeys';

// The numbers of the specification (its section 9), where a visitor sees them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Number of slides side by side below 400 px and from 400, 740, 940 and 1024 px on; pixels between them. */
const rows: Record<string, { items: [number, number, number, number, number]; gap: number }> = {
  'What we do': { items: [1, 1, 1, 1, 1], gap: 0 },
  'Customer testimonials': { items: [1, 2, 1, 1, 1], gap: 0 },
  'Our services': { items: [1, 2, 2, 3, 3], gap: 10 },
  Partners: { items: [1, 2, 3, 4, 5], gap: 20 },
  'Newest posts': { items: [1, 1, 2, 2, 2], gap: 20 },
};

test('shows in each carousel as many whole slides side by side as the width of the window asks for', {
  tag: '@long',
}, async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(site, page, Object.keys(rows));
  const steps = [
    [320, 0],
    [399, 0],
    [400, 1],
    [739, 1],
    [740, 2],
    [939, 2],
    [940, 3],
    [1023, 3],
    [1024, 4],
  ] as const;
  for (const [width, step] of steps) {
    await page.setViewportSize({ width, height: 900 });
    const expected = Object.fromEntries(
      Object.entries(rows).map(([label, { items, gap }]) => [label, { items: items[step], gap }]),
    );
    await expect.poll(() => measureCarousels(page), `at ${width} px`).toEqual(expected);
  }
});

test('goes round every carousel, and none can be dragged or has dots', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/test');
  await settled(carouselsOf(page).first());
  await expectRound(page, carouselsOf(page).first());
  const { Partners: _, ...others } = rows;
  await openHome(site, page, Object.keys(others));
  for (const label of Object.keys(others)) await expectRound(page, carouselCalled(page, label));
  // Under reduced motion all partners are shown at once.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const partners = carouselCalled(page, 'Partners');
  await settled(partners);
  await partners.getByRole('button', { name: /^Pause/ }).press('Enter');
  const first = Number.parseInt((await expectNoDrag(page, partners)) ?? '', 10);
  await partners.getByRole('button', { name: /^Previous slide/ }).press('Enter');
  await expect.poll(() => slideInView(partners)).toBe(`${first === 1 ? 10 : first - 1} of 10`);
});

test('has a header of one box, of which the top bar scrolls away', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/plumbing-services');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'sticky');
  for (const width of [360, 600, 768, 1120, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect((await header.boundingBox())?.y, `at ${width} px`).toBe(0);
    await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }));
    const bar = await header.locator('[data-bar]').boundingBox();
    expect(bar?.y, `the bar at ${width} px`).toBeCloseTo(0, 0);
  }
});

test('says address, e-mail and hours above the header’s bar at every width from 600 px', { tag: '@long' }, async ({
  site,
  page,
}) => {
  await site.open('/plumbing-services');
  const bar = await page.getByRole('banner').locator('[data-bar]').elementHandle();
  const said = [addressLine, brand.email, brand.workingHours, brand.phone.display];
  for (const width of [600, 768, 1024, 1119, 1120, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { y: end } = (await bar?.boundingBox()) ?? { y: 0 };
    for (const text of said) {
      const fact = page.getByRole('banner').getByText(text).filter({ visible: true });
      await expect(fact, `${text} at ${width} px`).toBeVisible();
      const { x, y, width: length, height } = (await fact.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect.soft(y + height, `${text} at ${width} px`).toBeLessThanOrEqual(end);
      expect.soft(x + length, `${text} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('keeps the sidebar of a service in view beside its text from 960 px on, and has it below the introduction before', {
  tag: '@long',
}, async ({ site, page }) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await site.open('/plumbing-services');
  const sidebar = page.getByRole('complementary', { name: 'Offerings and phone number' });
  const introduction = page.getByText('In a tall building, plumbing is a chain.');
  expect(leftOf(await sidebar.boundingBox())).toBeGreaterThan(leftOf(await introduction.boundingBox()));
  const placeOnPage = () => sidebar.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await placeOnPage();
  await page.getByRole('heading', { name: 'Who buys the spare parts?' }).scrollIntoViewIfNeeded();
  await expect.poll(placeOnPage).toBeGreaterThan(before);
  await expect(sidebar.getByRole('link', { name: '+91 120 555 0142' })).toBeInViewport();
  await page.setViewportSize({ width: 959, height: 900 });
  expect(leftOf(await sidebar.boundingBox())).toBe(leftOf(await introduction.boundingBox()));
});

test('shows a post’s picture 258 px high at every width', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/blogs');
  const pictures = page.locator('main article img');
  for (const width of [320, 360, 390, 480, 600, 739, 740, 768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await pictures.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    expect.soft(new Set(heights), `at ${width} px`).toEqual(new Set([258]));
  }
});

function carouselsOf(page: Page): Locator {
  return page.locator('main [aria-roledescription="carousel"]');
}

/** Opens the home page and waits until these carousels are ready to move. */
async function openHome(site: Site, page: Page, labels: string[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await site.open('/');
  for (const label of labels) await settled(carouselCalled(page, label));
}

function carouselCalled(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label, exact: true });
}

async function settled(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'moving');
}

function measureCarousels(page: Page): Promise<Record<string, { items: number; gap: number }>> {
  return carouselsOf(page).evaluateAll((carousels) =>
    Object.fromEntries(
      carousels.map((carousel) => {
        const viewport = carousel.querySelector('[role="group"][aria-live]')?.clientWidth ?? 0;
        const [first, second] = Array.from(carousel.querySelectorAll('[aria-roledescription="slide"]'), (slide) =>
          slide.getBoundingClientRect(),
        );
        const width = first?.width ?? 0;
        const gap = Math.round((second?.left ?? 0) - (first?.right ?? 0));
        // A part of another slide at the edge would leave a fraction.
        const items = Math.round(((viewport + gap) / (width + gap)) * 10) / 10;
        return [carousel.getAttribute('aria-label'), { items, gap }];
      }),
    ),
  );
}

/** Steps through all slides and back to the first. Expects two buttons and no dots, and that dragging moves nothing. */
async function expectRound(page: Page, carousel: Locator): Promise<void> {
  const label = await carousel.getAttribute('aria-label');
  const first = await expectNoDrag(page, carousel);
  const next = carousel.getByRole('button', { name: /^Next slide/ });
  const count = await carousel.locator('[aria-roledescription="slide"]').count();
  await next.focus();
  for (let step = 1; step <= count; step++) {
    await page.keyboard.press('Enter');
    if (step === 1) await expect.poll(() => slideInView(carousel), `${label}, one step on`).not.toBe(first);
  }
  await expect.poll(() => slideInView(carousel), `${label}, after ${count} steps`).toBe(first);
  await expect.soft(carousel.locator('button').filter({ visible: true }), `buttons of ${label}`).toHaveCount(2);
}

/** Drags the first slide, and returns its name, which must not change. */
async function expectNoDrag(page: Page, carousel: Locator): Promise<string | null> {
  const label = await carousel.getAttribute('aria-label');
  const first = await slideInView(carousel);
  await carousel.scrollIntoViewIfNeeded();
  const box = await carousel.locator('[role="group"][aria-live]').boundingBox();
  if (!box) throw new Error(`${label} has no place on the page.`);
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect.soft(await slideInView(carousel), `${label}, pulled`).toBe(first);
  return first;
}

function leftOf(box: { x: number } | null): number {
  return Math.round(box?.x ?? 0);
}

/** Name of the first slide that can be reached: '1 of 9'. */
function slideInView(carousel: Locator): Promise<string | null> {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])').first().getAttribute('aria-label');
}
