import type { Page } from '@playwright/test';
import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { field as enquiryField } from '../../support/enquiry.ts';

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('comes to the bottom of a phone’s screen when the first view is left, and leads to a call and to the form', {
      tag: '@long',
    }, async ({ page }) => {
      for (const path of ['/', '/plumbing-services', '/contact', '/404']) {
        await page.goto(path);
        const bar = callBar(page);
        await expect.soft(bar, path).toBeHidden();
        await scrollDown(page, 320);
        await expect.soft(bar, path).toBeVisible();
        await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', brand.phone.href);
        // On a short page it rests at the top of the footer by then.
        await expect.poll(() => distanceToRest(page), { message: path }).toBeCloseTo(0, 1);
      }
      await callBar(page).getByRole('link', { name: 'Talk to us' }).click();
      await expect(page).toHaveURL('/contact');
    });

    test('goes behind the header with the footer, and is gone at the end of the page', async ({ page }) => {
      for (const path of ['/', '/contact', '/terms-of-services']) {
        await page.goto(path);
        for (const top of [40, 0, -20]) {
          await scrollFooterTo(page, top);
          expect.soft(await coveredHeaderLinks(page), `${path}, footer at ${top}`).toEqual([]);
        }
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const [bar, header] = [await callBar(page).boundingBox(), await headerBar(page).boundingBox()];
        expect.soft((bar?.y ?? 0) + (bar?.height ?? 0), path).toBeLessThanOrEqual(header?.height ?? 0);
      }
    });

    test('makes room for the footer', { tag: '@long' }, async ({ page }) => {
      await page.goto('/plumbing-services');
      await page.getByRole('contentinfo').locator('summary', { hasText: 'Get in touch' }).click();
      const phone = page.getByRole('contentinfo').getByRole('link', { name: brand.phone.display });
      await phone.scrollIntoViewIfNeeded();
      const [foot, line] = [await callBar(page).boundingBox(), await phone.boundingBox()];
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(line?.y ?? 0);
    });

    test('has a link back to the contents of a long page beside its own two links', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/terms-of-services');
      await page.getByRole('heading', { name: 'Liability' }).scrollIntoViewIfNeeded();
      const contents = page.getByRole('link', { name: 'Contents' });
      const [entry, call] = [await contents.boundingBox(), await callBar(page).getByRole('link').first().boundingBox()];
      expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBe(780);
      expect((entry?.x ?? 0) + (entry?.width ?? 0)).toBeLessThanOrEqual(call?.x ?? 0);
      await contents.click();
      await expect(page.getByRole('heading', { name: 'On this page' })).toBeInViewport();
    });

    test('hides while somebody types, without moving anything', async ({ site, page }) => {
      await page.goto('/contact');
      if (javaScriptEnabled) await site.waitUntilHydrated();
      const height = await pageHeight(page);
      await scrollDown(page, 320);
      const field = enquiryField(page, 'Name');
      await field.focus();
      await expect(callBar(page)).toBeHidden();
      expect(await pageHeight(page)).toBe(height);
      await field.blur();
      await expect(callBar(page)).toBeVisible();
    });
  });

test('is absent on larger screens and paper', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(callBar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 780 });
  await expect(callBar(page)).toBeHidden();
});

function callBar(page: Page) {
  return page.locator('nav[aria-label="Call or talk to us"]');
}

/** What sticks to the top of the window. */
function headerBar(page: Page) {
  return page.locator('header [data-bar]');
}

/** The names of the links and buttons in the header that a finger would not meet at their middle. */
function coveredHeaderLinks(page: Page): Promise<string[]> {
  return headerBar(page).evaluate((header) =>
    [...header.querySelectorAll<HTMLElement>('a, button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((control) => control.ariaLabel ?? control.textContent),
  );
}

async function scrollFooterTo(page: Page, top: number): Promise<void> {
  await page.getByRole('contentinfo').evaluate((footer, y) => {
    scrollBy({ top: footer.getBoundingClientRect().top - y, behavior: 'instant' });
  }, top);
}

/** Distance from the bar's lower edge to the bottom of the screen, or to its resting place in the footer. */
async function distanceToRest(page: Page): Promise<number> {
  const { y = 0, height = 0 } = (await callBar(page).boundingBox()) ?? {};
  const footer = await page.getByRole('contentinfo').boundingBox();
  return y + height - Math.min(780, (footer?.y ?? 780) + height);
}

/** Scrolls at once, without the smooth scrolling of the page. */
async function scrollDown(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pixels);
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
