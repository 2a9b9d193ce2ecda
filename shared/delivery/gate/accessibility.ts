import axe, { type ElementContext, type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Describes violations that the live page does not have. Those that disappear once the page has settled do not count.
 *
 * @example
 * await newViolations(page, undefined); // ['is harder to use than the live page: Images must have … (axe image-alt), at <img src="roof.webp">']
 */
export async function newViolations(page: Page, live: Page | undefined): Promise<string[]> {
  const seen = await compare(page, live);
  return seen.length > 0 ? compare(page, live) : seen;
}

async function compare(page: Page, live: Page | undefined): Promise<string[]> {
  const found = await findAtTop(page);
  return found.length > 0 ? describeNew(found, live ? await findAtTop(live) : []) : [];
}

/** Further down the page, sticky elements cover others, and axe reports those as too small a target. */
async function findAtTop(page: Page): Promise<Result[]> {
  await page.evaluate(scrollUp);
  return findViolations(page);
}

/** Runs in the page. Areas that the browser skipped as too far away are rendered two frames later. */
function scrollUp(): Promise<void> {
  scrollTo({ top: 0, behavior: 'instant' });
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A rule counts only if the page breaks it at more elements than the live page does. */
function describeNew(found: Result[], live: Result[]): string[] {
  const elementsOf = (violation?: Result) => violation?.nodes.map(({ html }) => html.slice(0, 120)) ?? [];
  return found.flatMap((violation) => {
    const { id, help } = violation;
    const elements = elementsOf(violation);
    const before = elementsOf(live.find((one) => one.id === id));
    if (elements.length <= before.length) return [];
    const element = elements.find((html) => !before.includes(html)) ?? elements[0];
    return [`is harder to use than the live page: ${help} (axe ${id}), at ${element}`];
  });
}

/** WCAG 2.2 AA and best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Runs axe-core on the page as it is, or on a part of it. For the gate and for journeys. */
export async function findViolations(page: Page, share: ElementContext = { include: ['html'] }): Promise<Result[]> {
  // Evaluated, not added as a script element, which the policy would stop.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate(
    `axe.run(${JSON.stringify(share)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}
