import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ElementContext, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Runs axe-core on the page as it is, or on a part of it. For the gate and for journeys. */
export async function findViolations(page: Page, share: ElementContext = { include: ['html'] }): Promise<Result[]> {
  // Evaluated, not added as a script element, which the policy would stop.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  return page.evaluate(
    `axe.run(${JSON.stringify(share)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}
