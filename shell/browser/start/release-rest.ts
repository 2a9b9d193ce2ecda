import { frame, parsed } from './moments.ts';

/**
 * But for the first of each kind in a row: part of it is often in view, and would be drawn a fraction of a pixel lower. The first section of a
 * wrapper that follows another, such as a fragment's, is not the first of its kind.
 */
const blocks = 'section~section,div~div section:first-child,li~li:has(h2,h3),main~footer';
/** As high as nothing is, so that one block at a time comes near the viewport. */
const laidOutNearby = 'content-visibility:auto;contain-intrinsic-height:auto 200vh';
/** Wider ones have more of the page in view, and quicker processors. Not `innerWidth`, for which Chromium lays a phone's page out on the spot. */
const phone = '(width<640px)';

/**
 * Shows what the page's own styles hold back until all style sheets have come. On a phone, blocks further down are laid out once they are near the
 * viewport, and step by step after the fonts have come: all at once, they would keep a cheap one from answering for a sixth of a second, and
 * again with each font. Fulfilled when all are.
 */
export async function releaseRest() {
  const styles = pageStyles();
  if (!styles) return;
  const last = styles.cssRules.length - 1;
  const isInSteps = matchMedia(phone).matches && startsAtTop();
  if (isInSteps) styles.insertRule(`${blocks}{${laidOutNearby}}`, last + 1);
  await parsed();
  // The browser would try it at each change of the page.
  styles.deleteRule(last);
  await document.fonts.ready;
  if (!isInSteps) return;
  const rule = styles.cssRules[last] as CSSStyleRule;
  while (document.querySelector(rule.selectorText)) {
    await frame();
    rule.selectorText = oneLater(rule.selectorText);
  }
  styles.deleteRule(last);
}

/** Matches one less of each row than `selector`, which is written as browsers write it. */
export function oneLater(selector: string): string {
  return selector.replace(/~ (\w+)\b(?! ~)/g, '$& ~ $1');
}

/** Undefined where the page has none that hold anything back. An extension's style element may stand before the page's own. */
function pageStyles(): CSSStyleSheet | undefined {
  for (const { sheet } of document.querySelectorAll('style'))
    if (sheet?.cssRules[sheet.cssRules.length - 1]?.cssText.includes('#page-data')) return sheet;
}

/** Otherwise the browser takes the visitor to a place further down, for which it needs the real height of what stands above. */
function startsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !location.hash;
}
