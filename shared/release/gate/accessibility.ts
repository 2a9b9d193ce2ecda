import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The same rules as in the journeys: WCAG 2.2 AA and best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

interface Violation {
  id: string;
  help: string;
  /** The elements' HTML. */
  elements: string[];
}

/** Describes violations that the live page does not have. Those that disappear once the page has settled do not count. */
export async function newViolations(page: Page, live: Page | undefined): Promise<string[]> {
  const seen = await compare(page, live);
  return seen.length > 0 ? compare(page, live) : seen;
}

async function compare(page: Page, live: Page | undefined): Promise<string[]> {
  const found = await findViolations(page);
  return found.length > 0 ? describeNew(found, live ? await findViolations(live) : []) : [];
}

/** Runs axe-core on the page as it is. */
async function findViolations(page: Page): Promise<Violation[]> {
  // Further down the page, sticky elements cover others, and axe reports those as too small a target.
  await page.evaluate(scrollUp);
  // Evaluated, not added as a script element, which the policy would stop.
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html.slice(0, 120)) })))`);
}

/** Runs in the page. Areas that the browser skipped as too far away are rendered two frames later. */
function scrollUp(): Promise<void> {
  scrollTo({ top: 0, behavior: 'instant' });
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A rule that the live page breaks at as many elements does not count. */
function describeNew(found: Violation[], live: Violation[]): string[] {
  return found.flatMap(({ id, help, elements }) => {
    const before = live.find((violation) => violation.id === id)?.elements ?? [];
    if (elements.length <= before.length) return [];
    const element = elements.find((html) => !before.includes(html)) ?? elements[0];
    return [`is harder to use than the live page: ${help} (axe ${id}), at ${element}`];
  });
}
