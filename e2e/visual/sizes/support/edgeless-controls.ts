import type { Page } from '@playwright/test';

/** Names controls with neither an outline nor an underline. The browser draws tick boxes itself. */
export function edgelessControls(page: Page): Promise<string[]> {
  return page
    .locator('button, input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, a[data-variant]')
    .evaluateAll((elements) => {
      const hasEdge = (element: Element): boolean => {
        const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor, textDecorationLine } =
          getComputedStyle(element);
        const isDrawn =
          borderBlockEndStyle !== 'none' &&
          Number.parseFloat(borderBlockEndWidth) >= 1 &&
          borderBlockEndColor !== 'rgba(0, 0, 0, 0)';
        return isDrawn || textDecorationLine.includes('underline');
      };
      return elements
        .filter((element) => window.probe.canBeSeen(element) && !hasEdge(element))
        .map(window.probe.nameOf);
    });
}
