import type { Page } from '@playwright/test';

/** Translates the page into capitals as browsers do, and goes on with what it shows later: each text becomes an element of an element. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, [translate=no], script, style, noscript, textarea, code';
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
