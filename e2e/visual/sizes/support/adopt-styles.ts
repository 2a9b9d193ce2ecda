import type { Page } from '@playwright/test';

/** Adds rules as a visitor's own style sheet would, above every layer; the policy would stop a style element. */
export function adoptStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
