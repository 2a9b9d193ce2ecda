import type { Locator, Page } from '@playwright/test';

/** Presses Tab, or Shift and Tab where the target stands further up, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const way = await target.evaluate(wayFromFocus);
    if (way === 'there') return;
    await page.keyboard.press(way === 'up' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${target} was not reached with 120 presses of Tab.`);
}

function wayFromFocus(target: Element): 'there' | 'up' | 'down' {
  const focused = document.activeElement;
  if (focused === target) return 'there';
  const isAbove =
    focused && focused !== document.body && focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return isAbove ? 'up' : 'down';
}
