import type { SheetDeclaration, SheetNeeds, SheetRule, SheetSelector } from '@site/contracts/sheet-rules';
import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  ident,
  type PseudoClassSelector,
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
  'modal',
]);
const lateParts = new Set(['selection', 'backdrop']);
/** What no still picture shows. */
const lateProperties = /^(transition|cursor|overscroll-behavior|forced-color-adjust)/;

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
  const declarations = block.children
    .toArray()
    .filter((node) => node.type === 'Declaration')
    .filter(({ property }) => !lateProperties.test(property))
    .map(declarationOf);
  return selectors.length > 0 && declarations.length > 0 ? [{ kind: 'rule', selectors, declarations }] : [];
}

function declarationOf(node: Declaration): SheetDeclaration {
  const text = generate(node);
  return { property: node.property, text, uses: [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name) };
}

function selectorsIn(list: CssNode): SheetSelector[] {
  if (list.type !== 'SelectorList') return [];
  return list.children.toArray().flatMap((selector) => {
    const lineage = selector.type === 'Selector' ? lineageOf(selector) : undefined;
    return lineage ? [{ text: generate(selector), lineage }] : [];
  });
}

/** Undefined where it matches nothing without a move of the visitor's. */
function lineageOf(selector: Selector): SheetNeeds[] | undefined {
  const lineage: SheetNeeds[] = [[]];
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator') {
      // What is asked of an element's neighbours is left open: what is kept too many costs bytes only.
      if (node.name === '+' || node.name === '~') lineage[0] = [];
      else lineage.unshift([]);
      continue;
    }
    const needs = needsOf(node);
    if (!needs) return undefined;
    lineage[0]?.push(...needs);
  }
  return lineage;
}

function needsOf(node: CssNode): SheetNeeds | undefined {
  if (node.type === 'PseudoElementSelector') return lateParts.has(node.name) ? undefined : [];
  if (node.type === 'PseudoClassSelector') return needsOfState(node);
  if (node.type === 'AttributeSelector') {
    const value = node.matcher === '=' ? node.value : undefined;
    const text = value?.type === 'Identifier' ? ident.decode(value.name) : value?.value;
    return [[text === undefined ? `[${node.name.name}]` : `[${node.name.name}="${text}"]`]];
  }
  if (node.type === 'ClassSelector') return [[`.${node.name}`]];
  if (node.type === 'IdSelector') return [[`#${node.name}`]];
  return node.type === 'TypeSelector' ? [[node.name]] : [];
}

function needsOfState({ name, children }: PseudoClassSelector): SheetNeeds | undefined {
  if (lateStates.has(name)) return undefined;
  if (name === 'disabled') return [['[disabled]']];
  const isChoice = name === 'is' || name === 'where';
  const inner = isChoice || name === 'has' ? children?.first : undefined;
  if (!inner) return [];
  const alternatives = selectorsIn(inner);
  if (alternatives.length === 0) return undefined;
  // One name of each is enough.
  return isChoice ? [alternatives.map(({ lineage }) => lineage[0]?.[0]?.[0] ?? '*')] : [];
}
