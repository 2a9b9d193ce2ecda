import * as v from 'valibot';
import { type Document, isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts';

/** Ten times what the keys can hold. */
const maxLength = 10_000;

/** So much of a wrong value is quoted that its author knows it again. */
const maxQuoted = 60;

/** For keys whose absence has a reason that is not plain to every author. */
const remedies: Record<string, string> = {
  imageAlt: '; describe the picture in one sentence for readers who cannot see it',
};

/** Thousands of lists in lists use up the parser's stack. */
const tooDeep = 'expected simple lines such as title: Water tanks';

interface Fault {
  line: number;
  expected: string;
}

/** `lines` says where each key stands. */
type Read = { value: FrontMatter; lines: Record<string, number> } | { faults: Fault[] };

/** Reads the YAML of a post. Its first line is line 2 of the file. */
export function readFrontMatter(yaml: string): Read {
  if (yaml.length > maxLength)
    return oneFault(2, `expected front matter of at most ${maxLength} characters, found ${yaml.length}`);
  try {
    return readYaml(yaml);
  } catch {
    return oneFault(2, tooDeep);
  }
}

function readYaml(yaml: string): Read {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  // The first alone: what follows comes of it more often than not.
  const [error] = document.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') return oneFault(2, tooDeep);
  if (error) return oneFault(lineAt(error.pos[0]), `expected YAML: ${firstLine(error.message)}`);
  const alias = firstAlias(document);
  if (alias !== undefined) return oneFault(lineAt(alias), 'expected YAML without aliases; write the words out');
  if (!isMap(document.contents)) return oneFault(2, 'expected lines such as title: Water tanks');
  const result = v.safeParse(frontMatterSchema, document.toJS(), { abortPipeEarly: true });
  const lines = keyLines(document.contents, lineAt);
  if (result.success) return { value: result.output, lines };
  return { faults: result.issues.map((issue) => ({ line: lines[keyOf(issue)] ?? 2, expected: issueMessage(issue) })) };
}

function oneFault(line: number, expected: string): Read {
  return { faults: [{ line, expected }] };
}

/** Where the first alias stands. A few of them can stand for millions of values. */
function firstAlias(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_key, { range }) => {
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function keyLines(contents: YAMLMap, lineAt: (offset: number) => number): Record<string, number> {
  const keys = contents.items.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  return Object.fromEntries(keys.map((key) => [String(key.value), lineAt(key.range?.[0] ?? 0)]));
}

function keyOf(issue: v.BaseIssue<unknown>): string {
  return String(issue.path?.[0]?.key ?? '');
}

function issueMessage(issue: v.BaseIssue<unknown>): string {
  const key = quotable(keyOf(issue));
  if (issue.type !== 'strict_object') return `${key}: ${issue.message}, found ${quotable(JSON.stringify(issue.input))}`;
  if (issue.expected === 'never') return `${key}: expected no such key`;
  return `${key}: expected this key, found none${remedies[key] ?? ''}`;
}

function firstLine(message: string): string {
  return quotable(message.split(/\n| at line \d/, 1)[0] ?? message, 3 * maxQuoted);
}

function quotable(text: string, length = maxQuoted): string {
  const onOneLine = text.replace(/\p{Cc}/gu, ' ');
  return onOneLine.length > length ? `${onOneLine.slice(0, length)}…` : onOneLine;
}
