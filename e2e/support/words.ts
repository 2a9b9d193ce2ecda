import type { Page } from '@playwright/test';

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Names lines of text that are cut off, or that stick out of their block. */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blockOf = (element: Element): Element => {
      const isBlock = !getComputedStyle(element).display.startsWith('inline') || element === document.body;
      return isBlock || !element.parentElement ? element : blockOf(element.parentElement);
    };
    // Slides beside the one that is shown are cut off on purpose, and so are lists that can be scrolled. The next one looks in within
    // the frame's padding.
    const isBesideTheFrame = (element: Element) => {
      const slide = element.closest('[aria-roledescription="slide"]');
      const group = slide?.closest('[role="group"][aria-live]');
      if (!slide || !group) return false;
      const [frame, place] = [group.getBoundingClientRect(), slide.getBoundingClientRect()];
      const end = frame.right - Number.parseFloat(getComputedStyle(group).paddingInlineEnd);
      return place.left >= end - 1 || place.right <= frame.left + 1;
    };

    // A card's title and excerpt, which the specification limits to so many lines, end in dots and lead to the whole text.
    const isLimited = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).webkitLineClamp !== 'none' ||
        (element.localName === 'a' && isLimited(element.parentElement)));

    return window.probe.lines().flatMap(({ words, element, box }) => {
      if (isBesideTheFrame(element) || isLimited(element)) return [];
      const shown = window.probe.shown(box, element, 'those that do not scroll');
      const block = blockOf(element).getBoundingClientRect();
      // A font reserves room above and below that its letters hardly use: tight lines lose some of it.
      const spare = 0.15 * (box.bottom - box.top);
      const isCut =
        shown.left > box.left + 1 ||
        shown.right < box.right - 1 ||
        shown.top > box.top + spare ||
        shown.bottom < box.bottom - spare;
      const sticksOut = box.right > block.right + 1 || box.left < block.left - 1;
      return isCut || sticksOut ? `${isCut ? 'cut off' : 'sticks out'}: "${words}"` : [];
    });
  });
}
