import type { Page } from '@playwright/test';

const places = 'main :is(h1, h2, h3, p, li, a, button, label, summary, th, td)';
const longWord = 'Gebaeudereinigungsdienstleistungsunternehmensverwaltungsstelle';

/** Replaces the first words of every heading, card, button and paragraph by a word of sixty letters. */
export function writeLongWords(page: Page): Promise<void> {
  return page.locator(places).evaluateAll((elements, word) => {
    for (const element of elements) {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      // Dates and numbers are never long.
      if (node?.nodeValue?.trim() && !node.parentElement?.closest('time, [aria-hidden="true"]')) node.nodeValue = word;
    }
  }, longWord);
}
