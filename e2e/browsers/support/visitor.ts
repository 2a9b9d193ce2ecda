import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from '@playwright/test';
import { loader } from '../../support/visit.ts';
import { eventually } from './eventually.ts';
import type { Tab } from './tab.ts';
import { expressionFor, type Target } from './target.ts';

const main = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(path.join(path.dirname(main), '@testing-library/dom.umd.min.js'), 'utf8');

export type Visitor = ReturnType<typeof createVisitor>;

/** Finds elements by role and name and acts by the driver's pointer and keys, in Playwright's words, the same for every engine. */
export function createVisitor(tab: Tab, site: string) {
  async function evaluateAll<Result>(target: Target, work: (found: HTMLElement[]) => Result): Promise<Result> {
    if (await tab.evaluate("typeof TestingLibraryDom === 'undefined'")) await tab.evaluate(`(() => { ${library} })()`);
    // The expression is this function's call.
    return (await tab.evaluate(expressionFor(target, work))) as Result;
  }

  /** Clicks an element once it has stood still for a moment, with nothing over it. */
  async function click(target: Target): Promise<void> {
    let before: unknown;
    const [x, y] = await eventually(async () => {
      const point = await evaluateAll(target, pointIn);
      const isStill = JSON.stringify(point) === JSON.stringify(before);
      before = point;
      if (!point || !isStill) throw new Error(`Nothing to click: ${describeTarget(target)} (${point})`);
      return point;
    });
    await tab.clickAt(x, y);
  }

  return {
    tab,
    evaluateAll,
    click,
    goto: (address: string) => tab.goto(new URL(address, site).href),
    /** Waits until the page is hydrated: the loader goes after that and never before. */
    waitForHydration: () =>
      eventually(async () => expect(await tab.evaluate(`document.querySelector('${loader}') === null`)).toBe(true)),
    markDocument: () => tab.evaluate('document.documentElement.dataset.marked = ""'),
    /** Whether the page has not been loaded again since. */
    isSameDocument: () => tab.evaluate('"marked" in document.documentElement.dataset'),
    async fill(field: Target, text: string) {
      await click(field);
      await tab.type(text);
    },
    expectVisible: (target: Target) =>
      eventually(async () => expect(await evaluateAll(target, count), describeTarget(target)).toBeGreaterThan(0)),
    expectHidden: (target: Target) =>
      eventually(async () => expect(await evaluateAll(target, count), describeTarget(target)).toBe(0)),
    /** Waits until the words of the first such element match. */
    expectText: (target: Target, words: string | RegExp) =>
      eventually(async () => expect(await evaluateAll(target, textOf), describeTarget(target)).toMatch(words)),
    expectFocused: (target: Target) =>
      eventually(async () => expect(await evaluateAll(target, isFocused), describeTarget(target)).toBe(true)),
    waitForURL: (address: string) => eventually(async () => expect(await tab.url()).toBe(new URL(address, site).href)),
  };
}

function describeTarget(target: Target): string {
  return JSON.stringify(target, (_key, value) => (value instanceof RegExp ? String(value) : value));
}

/* What follows runs in the page. */

function count(found: HTMLElement[]): number {
  return found.length;
}

function textOf([element]: HTMLElement[]): string {
  return element?.textContent ?? '';
}

function isFocused(found: HTMLElement[]): boolean {
  return found.some((element) => element === document.activeElement);
}

/** Where the first of them can be clicked; scrolls it into view if it cannot be. */
function pointIn([element]: HTMLElement[]): [number, number] | undefined {
  if (!element) return undefined;
  for (const isLast of [false, true]) {
    const [box] = element.getClientRects();
    if (!box) return undefined;
    const point: [number, number] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    if (element.contains(document.elementFromPoint(...point))) return point;
    if (!isLast) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  return undefined;
}
