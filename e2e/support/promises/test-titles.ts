import { parseSync } from '@swc/core';

/**
 * Titles of the tests in a source file that really run, as written: 'reads %s as ten digits'. Placeholders of template strings read %s
 * too.
 */
export function testTitles(source: string, isJsx: boolean): string[] {
  const module: unknown = parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2022' });
  return nodesIn(module).filter(isTest).flatMap(titleOf);
}

/** Whether a test with the title `written` in its source may have this title; placeholders match anything. */
export function bearsTitle(written: string, title: string): boolean {
  const fixed = written.split(filledIn);
  if (!/\p{L}{3}/u.test(fixed.join(' '))) return false;
  return new RegExp(`^${fixed.map(escaped).join('.+')}$`).test(title);
}

/** What Jest fills in: %s, %j, $name. */
const filledIn = /%[sdifjop#]|\$[a-z]\w*/i;

interface Node {
  type: string;
  [part: string]: unknown;
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inner] : inner;
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string';
}

/** test(…), it(…), test.each(…)(…): not test.skip, test.fixme, test.todo. */
function isTest({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isRecord(callee)) return false;
  return isRunner(callee) || (callee.type === 'CallExpression' && isRecord(callee.callee) && isEach(callee.callee));
}

function isEach({ type, object, property }: Record<string, unknown>): boolean {
  return (
    type === 'MemberExpression' &&
    isRecord(object) &&
    isRunner(object) &&
    isRecord(property) &&
    property.value === 'each'
  );
}

function isRunner({ type, value }: Record<string, unknown>): boolean {
  return type === 'Identifier' && (value === 'test' || value === 'it');
}

function titleOf({ arguments: given }: Node): string[] {
  const first: unknown = Array.isArray(given) ? given[0]?.expression : undefined;
  if (!isRecord(first)) return [];
  if (first.type === 'StringLiteral') return [String(first.value)];
  if (first.type === 'TemplateLiteral' && Array.isArray(first.quasis))
    return [first.quasis.map(({ cooked }) => String(cooked)).join('%s')];
  return [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
