import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/visit.ts';
import { fillIn, sendButton } from './support/enquiry.ts';

/** A section of the home page that stands below every first view. */
const section = 'section[aria-labelledby="industries-block"]';

test('shows all there is without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await unseen(page)).toEqual([]);
  await context.close();
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('hides and moves nothing, and changes pages at once', async ({ page }) => {
    await countPageChanges(page);
    await open(page, '/');
    await expect(page.locator(`${section} [data-reveal]`).first()).toBeAttached();
    expect(await unseen(page)).toEqual([]);
    await scrollThrough(page);
    expect(await runningAnimations(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.locator('main h1')).toBeFocused();
    expect(await crossFades(page)).toBe(0);
  });
});

test('lets a section come when it is scrolled to, and stay', async ({ page }) => {
  await open(page, '/');
  const content = page.locator(`${section} > div`);
  await expect(content).toHaveCSS('opacity', '0');
  await wheelTo(page, section);
  await expect(content).toHaveCSS('opacity', '1');
  await expect(page.locator(section).getByRole('heading', { level: 2 })).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('main h1').first()).toBeInViewport();
  await expect(content).toHaveCSS('opacity', '1');
});

test('never hides what is in the first view', async ({ page }) => {
  for (const path of ['/', '/services', '/blogs', '/contact']) {
    await open(page, path);
    await twoFrames(page);
    const hidden = await page
      .locator('[data-reveal]')
      .evaluateAll(
        (elements) => elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
      );
    expect.soft(hidden, path).toBe(0);
  }
});

test('shows the target of an anchor at once, and what stands above it', async ({ page }) => {
  await open(page, '/');
  const content = page.locator(`${section} > div`);
  await expect(content).toHaveCSS('opacity', '0');
  await page.evaluate(() => {
    location.hash = '#industries-block';
  });
  await expect(page.locator('#industries-block')).toBeInViewport();
  await expect(content).not.toHaveAttribute('data-reveal');
  await expect(content).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('section[aria-labelledby="services-block"] > div')).toHaveCSS('opacity', '1');
});

test('shows a section at once when the keyboard enters it', async ({ page }) => {
  await open(page, '/');
  const content = page.locator(`${section} > div`);
  await expect(content).toHaveCSS('opacity', '0');
  // Without scrolling, so that only the focus can have shown it.
  await content
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await expect(content).toHaveCSS('opacity', '1');
});

test('prints everything', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(`${section} > div`)).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  expect(await unseen(page)).toEqual([]);
});

for (const width of [412, 1280]) {
  test(`shifts nothing while the whole home page is scrolled at ${width} px, and leaves nothing hidden`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)));
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await open(page, '/');
    await scrollThrough(page);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    const shifts: number[] = await page.evaluate('shifts');
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);
  });
}

test('lets the breadcrumb settle in 1500 ms', async ({ page }) => {
  await open(page, '/plumbing-services');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('list');
  await expect(trail).toHaveCSS('animation-duration', '1.5s');
  await expect(trail).not.toHaveCSS('animation-name', 'none');
});

test('fades a toast in and out in 300 ms', async ({ page }) => {
  const toast = await sendForToast(page);
  await expect
    .poll(() => toast.evaluate((element) => element.closest('.Toastify__toast')?.getAnimations().length))
    .toBe(0);
  await toast.click();
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate('fades')).toEqual(['0.3s', '0.3s']);
});

test('fades a toast out as well that is clicked while it still comes', async ({ page }) => {
  await page.addInitScript(() => {
    const clickOnce = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches('.Toastify__toast')) return;
      removeEventListener('animationstart', clickOnce);
      target.click();
    };
    addEventListener('animationstart', clickOnce);
  });
  const toast = await sendForToast(page);
  await expect.poll(() => page.evaluate('fades')).toEqual(['0.3s', '0.3s']);
  await expect(toast).toHaveCount(0);
});

test('cross-fades from page to page and back, with title, focus and scrolling as ever', async ({ page }) => {
  await countPageChanges(page);
  await open(page, '/industries');
  const link = page.locator('main a[href="/education"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/education');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await crossFades(page)).toBe(1);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  expect(await crossFades(page)).toBe(2);
});

test('comes to the last of two pages asked for in one breath', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('changes pages at once: a picture of the old page would keep the new one waiting', async ({ page }) => {
    await countPageChanges(page);
    await page.goto('/services');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect(await crossFades(page)).toBe(0);
  });
});

/** Beginnings of words in `main` that nobody could see. */
function unseen(page: Page) {
  return page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((blocks) =>
    blocks
      .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((block) => !block.closest('details:not([open]), .visually-hidden, [aria-hidden], [data-chrome], nav'))
      .map((block) => block.textContent?.slice(0, 60))
      .filter(Boolean),
  );
}

/** Turns the wheel as a hand does, step by step, until the section is well in view. */
async function wheelTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    const top = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(400);
  }).toPass({ intervals: [50], timeout: 30_000 });
}

async function scrollThrough(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await twoFrames(page);
    expect(await page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)).toBe(
      true,
    );
  }).toPass({ intervals: [20], timeout: 40_000 });
}

/** Those on a scroll timeline move with the visitor's own hand. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Runs in the page: how long each coming and going of a toast takes. */
/** Sends the form with an answer that brings a toast; `fades` in the page has the length of each of its fades from now on. */
async function sendForToast(page: Page): Promise<Locator> {
  await page.addInitScript(noteToasts);
  await open(page, '/contact');
  await page.route('**/api/v1/generalEnquiry', (route) =>
    route.fulfill({ json: { status: 'success', data: { reference: 'SEV-7K3M-92QX' } } }),
  );
  await fillIn(page);
  await sendButton(page).click();
  return page.getByRole('region', { name: 'Messages' }).getByText('Form submitted successfully');
}

function noteToasts() {
  const fades: string[] = [];
  addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.matches('.Toastify__toast'))
      fades.push(getComputedStyle(target).animationDuration);
  });
  Object.assign(window, { fades });
}

async function countPageChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { crossFades: 0 });
    document.startViewTransition = (...given) => {
      Object.assign(window, { crossFades: Number(Reflect.get(window, 'crossFades')) + 1 });
      return start.apply(document, given);
    };
  });
}

function crossFades(page: Page): Promise<number> {
  return page.evaluate('crossFades');
}
