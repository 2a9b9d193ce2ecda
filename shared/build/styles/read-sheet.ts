import type { SheetDeclaration, SheetRule, SheetSelector } from '@site/contracts/sheet-rules';
import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  ident,
  parse,
  type Rule,
  type Selector,
} from 'css-tree';

const groups = new Set(['media', 'supports', 'container']);
/** No first view is on paper, and colours of the visitor's own are the browser's matter until the sheets are there. */
const lateMedia = /\b(print|forced-colors)\b/;
/** What only a visitor's move brings. */
const lateStates = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'target',
  'open',
  'popover-open',
]);

/** What a sheet says of elements without a move of the visitor's. Fonts that would be fetched are left out. */
export function readSheet(css: string): SheetRule[] {
  const sheet = parse(css, { parseCustomProperty: false });
  return sheet.type === 'StyleSheet' ? rulesOf(sheet.children.toArray()) : [];
}

function rulesOf(nodes: CssNode[]): SheetRule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Rule') return styleRule(node);
    return node.type === 'Atrule' ? atRule(node) : [];
  });
}

function atRule(node: Atrule): SheetRule[] {
  const { name, prelude, block } = node;
  const head = `@${name}${prelude ? ` ${generate(prelude)}` : ''}`;
  if (name === 'layer') return [layer(prelude ? generate(prelude).split(',') : [], block)];
  if (!block) return [];
  if (name === 'font-face') {
    const text = generate(node);
    return text.includes('url(') ? [] : [{ kind: 'text', text }];
  }
  if (name === 'keyframes' && prelude) return [{ kind: 'keyframes', name: generate(prelude), text: generate(node) }];
  if (!groups.has(name) || lateMedia.test(head)) return [];
  return [{ kind: 'group', head, rules: rulesOf(block.children.toArray()) }];
}

function layer(names: string[], block: Atrule['block']): SheetRule {
  return { kind: 'layer', names, rules: rulesOf(block?.children.toArray() ?? []) };
}

function styleRule({ prelude, block }: Rule): SheetRule[] {
  const selectors = prelude.type === 'SelectorList' ? selectorsIn(prelude) : [];
  const declarations = block.children.toArray().filter((node) => node.type === 'Declaration');
  return selectors.length > 0 ? [{ kind: 'rule', selectors, declarations: declarations.map(declarationOf) }] : [];
}

function declarationOf(node: Declaration): SheetDeclaration {
  const text = generate(node);
  return { property: node.property, text, uses: [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name) };
}

function selectorsIn(list: CssNode): SheetSelector[] {
  if (list.type !== 'SelectorList') return [];
  return list.children.toArray().flatMap((selector) => {
    const needs = selector.type === 'Selector' ? needsOf(selector) : undefined;
    return needs ? [{ text: generate(selector), needs }] : [];
  });
}

/** Undefined where it matches nothing without a move of the visitor's. */
function needsOf(selector: Selector): string[][] | undefined {
  const needs: string[][] = [];
  for (const node of selector.children.toArray()) {
    if (node.type === 'PseudoClassSelector') {
      if (lateStates.has(node.name)) return undefined;
      const inner = node.name === 'is' || node.name === 'where' ? node.children?.first : undefined;
      if (!inner) continue;
      const alternatives = selectorsIn(inner);
      if (alternatives.length === 0) return undefined;
      // The last name of each is enough: what is kept too many costs bytes only.
      needs.push(alternatives.map((one) => one.needs.at(-1)?.[0] ?? '*'));
    } else if (node.type === 'AttributeSelector') {
      const value = node.matcher === '=' ? node.value : undefined;
      const text = value?.type === 'Identifier' ? ident.decode(value.name) : value?.value;
      needs.push([text === undefined ? `[${node.name.name}]` : `[${node.name.name}="${text}"]`]);
    } else if (node.type === 'ClassSelector') needs.push([`.${node.name}`]);
    else if (node.type === 'IdSelector') needs.push([`#${node.name}`]);
    else if (node.type === 'TypeSelector') needs.push([node.name]);
  }
  return needs;
}
