import { expect, type Locator, type Page } from '@playwright/test';

export function carousel(page: Page, name: string): Locator {
  return page.locator('[aria-roledescription="carousel"]').and(page.getByRole('region', { name }));
}

/** The words of the first item that is whole in view; undefined between two. */
export async function textInView(carousel: Locator): Promise<string | undefined> {
  return (await wholeItems(carousel))[0]?.text;
}

/** The text in view once the carousel stands still. */
export async function settledText(carousel: Locator): Promise<string | undefined> {
  await expect.poll(() => textInView(carousel)).toBeTruthy();
  return textInView(carousel);
}

/** The items that stand whole within the carousel's window, from left to right. */
export async function wholeItems(carousel: Locator): Promise<{ left: number; right: number; text: string }[]> {
  return carousel.evaluate((element) => {
    const items = Array.from(element.querySelectorAll('[aria-roledescription="slide"]'));
    let view = items[0]?.parentElement ?? element;
    while (view !== element && getComputedStyle(view).overflowX === 'visible') view = view.parentElement ?? element;
    const frame = view.getBoundingClientRect();
    return items
      .map((item) => ({ item, box: item.getBoundingClientRect(), text: item.textContent ?? '' }))
      .filter(({ item }) => item.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ box }) => box.width > 0 && box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .map(({ box, text }) => ({ left: box.left, right: box.right, text }))
      .sort((one, other) => one.left - other.left);
  });
}
