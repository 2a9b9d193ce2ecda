import { expect, type Locator, type Page } from '@playwright/test';

export function carousel(page: Page, name: string): Locator {
  return page.locator('[aria-roledescription="carousel"]').and(page.getByRole('region', { name }));
}

/** Waits until the carousel has faded in and has its buttons: before that nothing moves it. */
export async function expectStarted(carousel: Locator): Promise<void> {
  await expect(carousel.getByRole('button', { name: /next/i })).toBeAttached();
  await expect.poll(async () => (await wholeItems(carousel)).length).toBeGreaterThan(0);
}

/** The words of the first item that is whole in view. */
export async function textInView(carousel: Locator): Promise<string | undefined> {
  return (await wholeItems(carousel))[0]?.text;
}

/**
 * The items that stand whole within the carousel's window, from left to right, once none of them moves any more. Their edges are those of
 * what a visitor sees, such as a card, not of the slide around it.
 */
export async function wholeItems(carousel: Locator): Promise<{ left: number; right: number; text: string }[]> {
  return carousel.evaluate(async (element) => {
    // Slides move in the browser's own time, also while the page's clock stands.
    const moves = element.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moves.map(({ finished }) => finished));
    const items = Array.from(element.querySelectorAll('[aria-roledescription="slide"]'));
    let view = items[0]?.parentElement ?? element;
    while (view !== element && getComputedStyle(view).overflowX === 'visible') view = view.parentElement ?? element;
    const frame = view.getBoundingClientRect();
    return items
      .map((item) => ({
        item,
        box: (item.firstElementChild ?? item).getBoundingClientRect(),
        text: item.textContent ?? '',
      }))
      .filter(({ item }) => item.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ box }) => box.width > 0 && box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .map(({ box, text }) => ({ left: box.left, right: box.right, text }))
      .sort((one, other) => one.left - other.left);
  });
}
