import { expect, type Page } from '@playwright/test';
import axe, { type ElementContext, type Result, type RunOptions } from 'axe-core';

/** Softly expects no violation of WCAG 2.2 AA or best practice on the page as it is, or on part of it. */
export async function expectAccessible(page: Page, what: string, share?: ElementContext): Promise<void> {
  await page.evaluate(waitForFades);
  const violations = await findViolations(page, share);
  expect.soft(violations.map(describeViolation), what).toEqual([]);
}

/**
 * The same in a window as tall as the page. In a lower one, axe reports controls as too small that the header or the call bar half covers.
 */
export async function expectAllAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await expectAccessible(page, what);
  await page.setViewportSize(size);
}

/** Content that fades in has too little contrast until the fade is over. Runs in the page. */
async function waitForFades(): Promise<void> {
  const fading = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .filter(
      ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame),
    )
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(fading.map(({ finished }) => finished));
}

function describeViolation({ id, help, nodes }: Result): string {
  return `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`;
}

/** WCAG 2.2 AA and best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

async function findViolations(page: Page, share: ElementContext = { include: ['html'] }): Promise<Result[]> {
  // Evaluated, not added as a script element, which the policy would stop.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate(
    `axe.run(${JSON.stringify(share)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}
