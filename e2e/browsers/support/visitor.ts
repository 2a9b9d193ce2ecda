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

/** Finds elements by role and name and acts by the driver's pointer and keys, with the same functions for every engine. */
export function createVisitor(tab: Tab, site: string) {
  async function ask<Result>(target: Target, work: (found: HTMLElement[]) => Result): Promise<Result> {
    if (await tab.run("typeof TestingLibraryDom === 'undefined'")) await tab.run(`(() => { ${library} })()`);
    // The expression is this function's call.
    return (await tab.run(expressionFor(target, work))) as Result;
  }

  /** Presses an element once it has stood still for a moment, with nothing over it. */
  async function press(target: Target): Promise<void> {
    let before: unknown;
    const [x, y] = await eventually(async () => {
      const point = await ask(target, pointIn);
      const isStill = JSON.stringify(point) === JSON.stringify(before);
      before = point;
      if (!point || !isStill) throw new Error(`Nothing to press: ${say(target)} (${point})`);
      return point;
    });
    await tab.clickAt(x, y);
  }

  return {
    tab,
    ask,
    press,
    open: (address: string) => tab.goto(new URL(address, site).href),
    /** Waits until the page is hydrated: the loader goes after that and never before. */
    isHydrated: () =>
      eventually(async () => expect(await tab.run(`document.querySelector('${loader}') === null`)).toBe(true)),
    marksDocument: () => tab.run('document.documentElement.dataset.marked = ""'),
    /** Whether the page has not been loaded again since. */
    isSameDocument: () => tab.run('"marked" in document.documentElement.dataset'),
    async write(field: Target, text: string) {
      await press(field);
      await tab.type(text);
    },
    sees: (target: Target) => eventually(async () => expect(await ask(target, count), say(target)).toBeGreaterThan(0)),
    seesNo: (target: Target) => eventually(async () => expect(await ask(target, count), say(target)).toBe(0)),
    /** Waits until the words of the first such element match. */
    reads: (target: Target, words: string | RegExp) =>
      eventually(async () => expect(await ask(target, textOf), say(target)).toMatch(words)),
    hasFocus: (target: Target) => eventually(async () => expect(await ask(target, isFocused), say(target)).toBe(true)),
    comesTo: (address: string) => eventually(async () => expect(await tab.url()).toBe(new URL(address, site).href)),
  };
}

function say(target: Target): string {
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

/** Where the first of them can be pressed; scrolls it into view if it cannot be. */
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
