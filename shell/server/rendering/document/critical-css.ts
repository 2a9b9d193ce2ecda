import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { LinkedFile } from '../../releases/site-release.ts';
import { type FirstView, readFirstView } from './first-view.ts';

/** Returns the styles of a page's first view, for its head; undefined if one of its sheets cannot be read. */
export type CriticalStyles = (sheets: Pick<LinkedFile, 'href'>[], body: string) => string | undefined;

/** Reads each style sheet once, from the folder that `copyServerModules` makes. */
export function createCriticalStyles(modulesFolder: string): CriticalStyles {
  const rulesByHref = new Map<string, SheetRule[] | undefined>();

  function rulesOf(href: string): SheetRule[] | undefined {
    if (!rulesByHref.has(href)) rulesByHref.set(href, readRules(modulesFolder, href));
    return rulesByHref.get(href);
  }

  return (sheets, body) => {
    const rules = sheets.map(({ href }) => rulesOf(href));
    return rules.every((one) => one !== undefined) ? criticalCss(rules.flat(), readFirstView(body)) : undefined;
  };
}

function readRules(modulesFolder: string, href: string): SheetRule[] | undefined {
  const [, , part = '', sheet = ''] = href.split('/');
  try {
    return sheetRules(readFileSync(path.join(modulesFolder, part, 'sheets', sheet), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The rules of a page's style sheets for its first view, in order, so that the browser can paint it before they have loaded. Everything
 * after the first view stays hidden until the page's data, which follow the sheets, have arrived.
 */
export function criticalCss(rules: SheetRule[], { names, laterSelectors }: FirstView): string {
  const isSeen = (selector: SheetSelector) => selector.names.every((name) => names.has(name));
  const matching = rules
    .map((rule) => ({ ...rule, selectors: rule.selectors.filter(isSeen) }))
    .filter(({ selectors, text }) => selectors.length > 0 || text);
  const layers = [...new Set(rules.flatMap((rule) => rule.layers))];
  const order = layers.length > 0 ? `@layer ${layers.join()};` : '';
  return `${order}${serialize(matching)}body:not(:has(#page-data)) :is(${laterSelectors.join()}){display:none}`;
}

export interface SheetRule {
  /** The at-rules around it, outermost first: `@layer part`, `@media (width>=40rem)`. */
  atRules: string[];
  /** Layers that it names. Their order counts even where none of their rules does. */
  layers: string[];
  selectors: SheetSelector[];
  declarations: { property: string; value: string }[];
  /** A rule without selectors: keyframes, or a fallback font. */
  text: string;
  /** The name, where the rule is keyframes. */
  animation?: string;
}

interface SheetSelector {
  text: string;
  /** All of them must be on the page: `main`, `.title`, `#main`, `[data-tone]`, `[data-tone="deep"]`. */
  names: string[];
}

/** Left to the sheets: states that need a visitor's action, properties without effect on a first paint, print and forced colours. */
const deferredStates =
  /^::?(hover|active|focus|focus-visible|focus-within|target|open|popover-open|modal|selection|backdrop)$/;
const deferredProperties = /^(transition|cursor|overscroll-behavior|forced-color-adjust)/;
/** A sheet names files relative to itself; within a page that would be another file. */
const namesFile = /url\((?!["']?data:)/;
const deferredMedia = /\b(print|forced-colors)\b/;

/** A sheet's rules for elements that the visitor has not yet touched. Fonts that would be downloaded are left out. */
export function sheetRules(css: string): SheetRule[] {
  return rulesIn(parse(css).nodes, []);
}

function rulesIn(nodes: ChildNode[] = [], atRules: string[]): SheetRule[] {
  const plain = { atRules, layers: [], selectors: [], declarations: [], text: '' };
  return nodes.flatMap((node): SheetRule[] => {
    if (node.type === 'rule') return [{ ...plain, selectors: selectorsOf(node), declarations: declarationsOf(node) }];
    if (node.type !== 'atrule') return [];
    const { name, params } = node;
    const inside = () => rulesIn(node.nodes, [...atRules, `@${name} ${params}`]);
    if (name === 'layer') return [{ ...plain, layers: params.split(/,\s*/) }, ...inside()];
    if (name === 'keyframes') return [{ ...plain, text: node.toString(), animation: params }];
    if (name === 'font-face') return node.toString().includes('url(') ? [] : [{ ...plain, text: node.toString() }];
    return /^(media|supports|container)$/.test(name) && !deferredMedia.test(params) ? inside() : [];
  });
}

/** Ignores what is inside `:is()` and `:not()`: a rule too many costs bytes only. */
function selectorsOf({ selector }: Rule): SheetSelector[] {
  return selectorParser()
    .astSync(selector)
    .filter((one) => !one.some((node) => node.type === 'pseudo' && deferredStates.test(node.value)))
    .map((one) => ({ text: String(one), names: one.map(nameOf).filter((name) => name !== '') }));
}

function nameOf(node: selectorParser.Node): string {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'attribute')
    return node.operator === '=' ? `[${node.attribute}="${node.value}"]` : `[${node.attribute}]`;
  return node.type === 'tag' ? node.value : '';
}

function declarationsOf({ nodes }: Rule): SheetRule['declarations'] {
  return nodes
    .filter((node) => node.type === 'decl')
    .filter(({ prop, value }) => !deferredProperties.test(prop) && !namesFile.test(value))
    .map(({ prop, value, important }) => ({ property: prop, value: important ? `${value}!important` : value }));
}

/** Leaves out custom properties and keyframes that nothing here uses. */
function serialize(rules: SheetRule[]): string {
  const declarations = rules.flatMap((rule) => rule.declarations);
  const used = new Set<string>();
  const inUse = declarations.filter(({ property }) => !property.startsWith('--'));
  for (const { value } of inUse)
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      inUse.push(...declarations.filter(({ property }) => property === name));
    }
  const animations = declarations.filter(({ property }) => property.startsWith('animation')).map(({ value }) => value);
  const isUsed = (property: string) => !property.startsWith('--') || used.has(property);

  let css = '';
  let open: string[] = [];
  for (const { atRules, selectors, declarations, text, animation } of rules) {
    const applied = declarations.filter(({ property }) => isUsed(property));
    if (selectors.length > 0 ? applied.length === 0 : animation && !animations.join().includes(animation)) continue;
    if (atRules.join() !== open.join()) css += '}'.repeat(open.length) + atRules.map((atRule) => `${atRule}{`).join('');
    open = atRules;
    const block = applied.map(({ property, value }) => `${property}:${value}`).join(';');
    css += text || `${selectors.map((selector) => selector.text).join()}{${block}}`;
  }
  return css + '}'.repeat(open.length);
}
