import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompiledSheet, compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { LinkedFile } from '../../releases/site-release.ts';

/** Returns the styles of a page's first view, for its head; undefined if one of its sheets cannot be read. */
export type CriticalStyles = (links: Pick<LinkedFile, 'href'>[], body: string) => string | undefined;

/** Compiles each style sheet once, from the folder that `copyServerModules` makes. */
export function createCriticalStyles(modulesFolder: string): CriticalStyles {
  const compiled = new Map<string, CompiledSheet | undefined>();

  function sheetAt(href: string): CompiledSheet | undefined {
    if (!compiled.has(href)) compiled.set(href, readSheet(modulesFolder, href));
    return compiled.get(href);
  }

  return (links, body) => {
    const sheets = links.map(({ href }) => sheetAt(href));
    return sheets.every((sheet) => sheet !== undefined) ? criticalCss(sheets, body) : undefined;
  };
}

function readSheet(modulesFolder: string, href: string): CompiledSheet | undefined {
  const [, , part = '', sheet = ''] = href.split('/');
  try {
    return compile(readFileSync(path.join(modulesFolder, part, 'sheets', sheet), 'utf8'), href);
  } catch {
    return undefined;
  }
}

/** Rules that the first view does without: for paper, for forced colours, and for what is under a pointer. */
const deferredMedia = /\b(?:print|forced-colors)\b/;
const deferredState = /:(?:hover|active)\b(?![^(]*\))/;

export function compile(css: string, href: string): CompiledSheet {
  // Beasties leaves out a selector that consists of a pseudo-class alone.
  const sheet = compileSheet(css, { href, allowRules: [/^:(?:is|where)\([^()]*\)$/] });
  const rules = sheet.rules
    .filter(({ wrap = [] }) => !wrap.some((atRule) => deferredMedia.test(atRule)))
    .filter(({ selectors }) => !selectors?.every((selector) => deferredState.test(selector)))
    // Beasties leaves out every font without a URL too, but those replace the site's fonts until they have loaded.
    .map((rule) => (rule.fontFace && !rule.fontFace.src ? { css: rule.css ?? '', always: true as const } : rule));
  return { ...sheet, rules };
}

/**
 * The rules of a page's style sheets for its first view, in order, so that the browser can paint it before they have loaded. Everything
 * after the first view stays hidden until the page's data, which follow the sheets, have arrived, for two seconds at most.
 */
export function criticalCss(sheets: CompiledSheet[], body: string): string {
  const { css } = createProcessor(sheets, { cache: false }).extract(firstView(body));
  return withoutUnusedProperties(css) + hidingRule;
}

/**
 * Everything after the first view, in three kinds:
 * - what follows `main`,
 * - what follows the first block of `main`: its first `header` or `section`, or the element around that. Blocks inside a block do not count,
 * - what a part marks with `data-later` because it takes no space in the first block.
 */
const later = '#main~*,#main :is(header,section,:has(header,section)):not(:is(header,section) *)~*,[data-later]';
/**
 * An animation hides it, and ends after two seconds, styled or not: a sheet or script that stalls holds the parser, and `#page-data` with
 * it. A browser that cannot animate `display` hides nothing. The browser's `start.ts` finds this rule by `#page-data`, and drops
 * it once the page is parsed.
 */
const hidingRule = `@keyframes later{from,to{display:none}}body:not(:has(#page-data)) :is(${later}){animation:later 2s}`;
const collapsed = 'dialog:not([open]),details:not([open])>:not(summary)';

function firstView(body: string): string {
  const page = parseDocument(`<html><body><div id="root">${body}</div></body></html>`);
  for (const element of selectAll(`${later},${collapsed}`, page)) DomUtils.removeElement(element);
  return DomUtils.getOuterHTML(page);
}

/** Most custom properties are design tokens that a single page does not use. One whose value has quotes or a colon is kept. */
function withoutUnusedProperties(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const shorter = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;:{}"']*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
  // The values that are gone may have used others.
  return shorter === css ? css : withoutUnusedProperties(shorter);
}
