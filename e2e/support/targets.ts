import type { Page } from '@playwright/test';

const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]';

/** Names each target narrower or lower than `minPx`; WCAG 2.5.8 exempts links within a sentence. */
export function smallTargets(page: Page, minPx: number): Promise<string[]> {
  return page.locator(controls).evaluateAll((elements, minPx) => {
    const isWithinWords = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;

    const sizes = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // A card's link covers the whole card.
      const grown = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ position }) => position === 'absolute');
      const label = element.closest('label')?.getBoundingClientRect();
      return {
        width: Math.max(width, label?.width ?? 0, ...grown.map((part) => Number.parseFloat(part.width) || 0)),
        height: Math.max(height, label?.height ?? 0, ...grown.map((part) => Number.parseFloat(part.height) || 0)),
      };
    };

    return elements.filter(window.probe.canBeSeen).flatMap((element) => {
      const { width, height } = sizes(element);
      // Half a pixel is rounding.
      if (Math.min(width, height) >= minPx - 0.5 || isWithinWords(element)) return [];
      return `${window.probe.nameOf(element)} is ${width.toFixed(0)} x ${height.toFixed(0)}`;
    });
  }, minPx);
}

/** Names pairs of targets that overlap. */
export function overlappingTargets(page: Page): Promise<string[]> {
  return page.locator(controls).evaluateAll((elements) => {
    const isFixed = (element: Element | null): boolean => {
      if (element === null) return false;
      const { position, bottom } = getComputedStyle(element);
      return position === 'fixed' || (position === 'sticky' && bottom !== 'auto') || isFixed(element.parentElement);
    };
    const boxes = elements
      // Whatever is fixed over a scrolling page always covers something.
      .filter((element) => window.probe.canBeSeen(element) && !isFixed(element))
      .flatMap((element) =>
        Array.from(element.getClientRects(), (box) => ({ element, box: window.probe.shown(box, element, 'all') })),
      )
      .sort((one, other) => one.box.top - other.box.top);

    const found: string[] = [];
    for (const [place, one] of boxes.entries())
      for (const other of boxes.slice(place + 1)) {
        if (other.box.top >= one.box.bottom - 1) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // The boxes of two lines of text may touch by a pixel.
        if (width > 1 && height > 1)
          found.push(`${window.probe.nameOf(one.element)} and ${window.probe.nameOf(other.element)}`);
      }
    return found;
  });
}

/**
 * Names each target of the page's content that something else covers, at either end or in the middle, when it is scrolled to the middle of the
 * window: a sidebar that stays in view, for example.
 */
export function coveredTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator(controls)
    .evaluateAll((elements) =>
      elements.filter(window.probe.canBeSeen).flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [box] = Array.from(element.getClientRects(), (line) => window.probe.shown(line, element, 'all'));
        // In a carousel it may be out of view.
        if (!box || box.right - box.left < 8) return [];
        const middle = (box.top + box.bottom) / 2;
        const coverings = [box.left + 3, (box.left + box.right) / 2, box.right - 3]
          .map((left) => document.elementFromPoint(left, middle))
          .filter((hit) => hit && !hit.contains(element) && !element.contains(hit));
        const [covering] = coverings;
        return covering ? [`${window.probe.nameOf(element)} by ${window.probe.nameOf(covering)}`] : [];
      }),
    );
}
