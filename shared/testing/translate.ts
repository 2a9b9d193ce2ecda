/**
 * Translates what the element shows into capitals, as browsers do, and goes on with what it shows later: each text becomes an element of an
 * element, under the hands of React. Uses nothing outside itself, so that Playwright can run it in a page.
 * @example
 * await page.evaluate(translate, undefined);
 */
export function translate(root: Element = document.body): void {
  const untranslated = 'font, [translate=no], script, style, noscript, textarea, code';
  const translateAll = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // the walker shows nothing else
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  new MutationObserver(translateAll).observe(root, { childList: true, subtree: true, characterData: true });
}
