import type { Page } from '@playwright/test';

/** Sets the rules of a visitor's own style sheet, above every layer; the policy would stop a style element. */
export function adoptStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
