import type { Page } from '@playwright/test';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Probe {
  /** Neither in a closed menu nor for screen readers only. */
  canBeSeen: (element: Element) => boolean;
  nameOf: (element: Element) => string;
  /** The box without what its ancestors keep from being seen; `all` of them, or only those whose content cannot be scrolled. */
  shown: (box: Box, element: Element, by: 'all' | 'those that do not scroll') => Box;
  /** Every line of words, with the element they stand in. */
  lines: () => { words: string; element: Element; box: Box }[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Adds to every document of this page the helpers that the size checks share. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Words for screen readers only, and the form's bot trap, are clipped to nothing.
    const isClippedAway = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    const canBeSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !isClippedAway(element);

    const nameOf = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
    };

    const shown: Probe['shown'] = (box, element, by) => {
      const cuts = (overflow: string) => overflow !== 'visible' && (by === 'all' || !/auto|scroll/.test(overflow));
      let { left, top, right, bottom } = box;
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        if (cuts(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (cuts(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return { left, top, right, bottom };
    };

    const lines = () => {
      const found: ReturnType<Probe['lines']> = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.nodeValue?.trim();
        // A choice shows as much of its words as it has room for, and all of them when opened.
        if (!element || !words || element.closest('select') || !canBeSeen(element)) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) found.push({ words: words.slice(0, 40), element, box });
      }
      return found;
    };

    window.probe = { canBeSeen, nameOf, shown, lines };
  });
}
