import type { Page } from '@playwright/test';

/** Names words of the elements that continue on another line, other than after a hyphen or a stroke. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const isBroken = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    };
    return elements.filter(window.probe.canBeSeen).flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement && window.probe.canBeSeen(node.parentElement))
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-–—/]+[-–—/]?/g))
            if (isBroken(node, index, index + word.length)) found.push(`${word} in ${window.probe.nameOf(element)}`);
      return found;
    });
  });
}
