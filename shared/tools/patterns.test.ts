import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { parseSync } from '@swc/core';
import { check } from 'recheck';

/** Sources whose patterns never read text from visitors, senders or authors, each with the reason. */
const exceptions = [
  // Builds and tests: they read our own sources.
  /^e2e\/|^shared\/(?:build|create-part|pictures|runner|testing|tools)\/|^shell\/build\/|\/testing\/|\.test\.tsx?$/,
  // The gate reads what our own parts wrote, in a process that serves no visitors.
  /^shared\/delivery\/gate\//,
  // It reads a number, of at most 21 digits.
  /^shared\/ui\/format\/indian-number\.ts$/,
  // An alternation of the names listed above it, without repetition.
  /^mfe-marketing\/components\/LinkedText\.tsx$/,
];

const found = findPatterns((file) => !exceptions.some((exception) => exception.test(file)));
const patterns = new Map(found.map((pattern) => [`${pattern.file}: /${pattern.source}/${pattern.flags}`, pattern]));

/** Counts steps and sets no time limit on the attack: on a busy machine a fast pattern would seem slow. */
const inSteps = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

// If the search found no patterns, the test of each would pass.
it('finds the regular expressions of all parts', () => {
  expect(patterns.size).toBeGreaterThan(100);
  for (const folder of ['mfe-blog/api/', 'mfe-contact/contract/', 'shell/server/', 'shared/service/'])
    expect(found.some(({ file }) => file.startsWith(folder))).toBe(true);
});

it.each([...patterns])(
  'takes a time that grows with the text and no faster: %s',
  async (_name, { source, flags }) => {
    if (source === undefined)
      throw new Error('Its parts are not known before it runs; write it out, or give a reason above.');
    const { status, ...about } = await check(source, flags, inSteps);
    expect({ status, ...('attack' in about && { attack: about.attack.pattern }) }).toEqual({ status: 'safe' });
  },
  90_000,
);

interface FoundPattern {
  file: string;
  flags: string;
  /** Undefined if the pattern is put together at run time. */
  source: string | undefined;
}

/** Every regular expression of these sources, as a literal or made by `RegExp`, found by a parser. */
function findPatterns(isSearched: (file: string) => boolean): FoundPattern[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && isSearched(file)).flatMap(patternsIn);
}

type Node = Record<string, unknown>;

function patternsIn(file: string): FoundPattern[] {
  const nodes = nodesOf(
    parseSync(readFileSync(path.join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }),
  );
  const constants = new Map<unknown, unknown>();
  for (const { type, id, init } of nodes) if (type === 'VariableDeclarator') constants.set(asNode(id).value, init);
  return nodes.flatMap((node): FoundPattern[] => {
    if (node.type === 'RegExpLiteral') return [{ file, source: String(node.pattern), flags: String(node.flags) }];
    const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (!isMade || asNode(node.callee).value !== 'RegExp') return [];
    const [source, flags] = childrenOf(node.arguments).map(({ expression }) => textOf(asNode(expression), constants));
    return [{ file, source, flags: flags ?? '' }];
  });
}

/** All nodes of a syntax tree. */
function nodesOf(tree: unknown): Node[] {
  // Grows while it is walked.
  const values = childrenOf([tree]);
  for (const value of values) values.push(...childrenOf(Object.values(value)));
  return values.filter(({ type }) => typeof type === 'string');
}

function childrenOf(values: unknown): Node[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'object' && value !== null) : [];
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value of an expression of constant strings; undefined for any other. */
function textOf(node: Node, constants: Map<unknown, unknown>): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'Identifier') return textOf(asNode(constants.get(node.value)), constants);
  const isRaw = node.type === 'TaggedTemplateExpression';
  if (!isRaw && node.type !== 'TemplateLiteral') return undefined;
  const { quasis, expressions } = isRaw ? asNode(node.template) : node;
  const values = childrenOf(expressions).map((expression) => textOf(expression, constants));
  const words = childrenOf(quasis).map(({ raw, cooked }) => String(isRaw ? raw : cooked));
  return values.includes(undefined) ? undefined : words.map((word, at) => word + (values[at] ?? '')).join('');
}
