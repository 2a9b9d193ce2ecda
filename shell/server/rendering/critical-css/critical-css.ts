import type { SheetDeclaration, SheetNeeds, SheetRule, SheetSelector } from '@site/contracts/sheet-rules';
import type { FirstView, SeenElement } from './first-view.ts';

/**
 * What a page's sheets say of its first view, in their order, so that the browser can paint it before they have come. All that stands after the
 * first view is left out of the picture until the page's data, which follow the sheets, are there.
 */
export function criticalCss(sheets: SheetRule[][], { seen, rest }: FirstView): string {
  const isSeen = ({ lineage: [needs = [], ...around] }: SheetSelector) => {
    const [first = ['*']] = needs;
    const likely = first.flatMap((name) => seen.get(name) ?? []);
    return likely.some((element) => meets(element, needs) && isInside(element, around));
  };
  const layers = new Set(sheets.flat().flatMap((rule) => (rule.kind === 'layer' ? rule.names : [])));
  const kept = sheets.flatMap((rules) => keep(rules, isSeen));
  const used = usedIn(kept);
  return [
    layers.size > 0 ? `@layer ${[...layers].join()};` : '',
    ...kept.map((rule) => textOf(rule, used)),
    `body:not(:has(#page-data)) :is(${rest.join()}){display:none}`,
  ].join('');
}

function meets({ names }: SeenElement, needs: SheetNeeds): boolean {
  return needs.every((some) => some.some((name) => names.has(name)));
}

function isInside({ parent }: SeenElement, [needs, ...further]: SheetNeeds[]): boolean {
  if (!needs) return true;
  if (!parent) return false;
  return (meets(parent, needs) && isInside(parent, further)) || isInside(parent, [needs, ...further]);
}

function keep(rules: SheetRule[], isSeen: (selector: SheetSelector) => boolean): SheetRule[] {
  return rules.flatMap((rule): SheetRule[] => {
    if (rule.kind === 'text' || rule.kind === 'keyframes') return [rule];
    if (rule.kind === 'rule') {
      const selectors = rule.selectors.filter(isSeen);
      return selectors.length > 0 ? [{ ...rule, selectors }] : [];
    }
    const inner = keep(rule.rules, isSeen);
    return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
  });
}

interface Used {
  /** Custom properties that something other than an unused one asks for. */
  properties: Set<string>;
  animations: string;
}

function usedIn(rules: SheetRule[]): Used {
  const all = declarationsIn(rules);
  const properties = new Set<string>();
  const waiting = all.filter(({ property }) => !property.startsWith('--')).flatMap(({ uses }) => uses);
  for (const name of waiting) {
    if (properties.has(name)) continue;
    properties.add(name);
    waiting.push(...all.filter(({ property }) => property === name).flatMap(({ uses }) => uses));
  }
  const animations = all.filter(({ property }) => property.startsWith('animation')).map(({ text }) => text);
  return { properties, animations: animations.join(';') };
}

function declarationsIn(rules: SheetRule[]): SheetDeclaration[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'rule') return rule.declarations;
    return rule.kind === 'group' || rule.kind === 'layer' ? declarationsIn(rule.rules) : [];
  });
}

function textOf(rule: SheetRule, used: Used): string {
  if (rule.kind === 'text') return rule.text;
  if (rule.kind === 'keyframes') return used.animations.includes(rule.name) ? rule.text : '';
  if (rule.kind !== 'rule') {
    const head = rule.kind === 'layer' ? `@layer ${rule.names.join()}` : rule.head;
    return block(head, rule.rules.map((one) => textOf(one, used)).join(''));
  }
  const said = rule.declarations.filter(({ property }) => !property.startsWith('--') || used.properties.has(property));
  return block(rule.selectors.map(({ text }) => text).join(), said.map(({ text }) => text).join(';'));
}

function block(head: string, content: string): string {
  return content && `${head}{${content}}`;
}
