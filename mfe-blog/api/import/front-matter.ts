import { utcIsoTime } from '@site/text/indian-time';
import { toSlug } from '@site/text/slug';
import { trimInvisible } from '@site/text/visible-text';
import * as v from 'valibot';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { imageCrops } from '../../contract/posts.ts';
import { isSlug, isStorable } from '../tables.ts';
import { type LineProblem, quoted } from './problem.ts';

/** The YAML between the two lines of dashes at the top of a post. The editor's fields follow it. */
export const frontMatterSchema = v.object({
  title: text(120),
  summary: text(300),
  published: time(),
  /** When the text last changed, if it did after publication. */
  updated: v.optional(time()),
  /** Slugs that the post had before it was renamed, the oldest last. */
  formerly: v.optional(formerSlugs(), []),
  /** A draft is checked but not imported. */
  draft: v.optional(v.boolean('expected true or false'), false),
  categories: v.pipe(list(), v.minLength(1, 'expected at least one category')),
  tags: v.optional(list(), []),
  /** The editor writes the address that the picture has in a text, `/uploads/img_2043.jpg`. */
  image: v.pipe(
    v.string(pictureExpected()),
    v.transform((written) => /^\/uploads\/([^/.]+)\.(?:jpe?g|png|webp)$/.exec(written)?.[1] ?? written),
    v.regex(/^[a-z0-9]+(?:[-_]+[a-z0-9]+)*$/, pictureExpected()),
  ),
  imageAlt: text(250),
  /** Name and role of whoever has checked what the post says. The author is 'by Admin' on every post. */
  reviewedBy: v.optional(text(100)),
  /** The part of the picture that cards show, where the whole picture says less. */
  imageCrop: v.optional(v.picklist(imageCrops, `expected ${imageCrops.join(', ')}, or no such line`)),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** Ten times what the keys can hold. */
const maxFrontMatterLength = 10_000;

/** Advice on keys whose purpose is not obvious to every author. */
const remedies: Record<string, string> = {
  imageAlt: '; describe the picture in one sentence for readers who cannot see it',
};

/** Also reported for thousands of nested lists, which overflow the parser's stack. */
const tooDeep = 'expected simple lines such as title: Water tanks';

/** `keyLines` holds the line of each key. Beside problems stands what is right, which may have problems of another kind. */
type Read =
  | { status: 'valid'; frontMatter: FrontMatter; keyLines: Record<string, number> }
  | {
      status: 'invalid';
      frontMatter: Partial<FrontMatter>;
      keyLines: Record<string, number>;
      problems: LineProblem[];
    };

/** Reads the YAML of a post. Its first line is line 2 of the file. */
export function readFrontMatter(yaml: string): Read {
  if (yaml.length > maxFrontMatterLength)
    return oneProblem(2, `expected front matter of at most ${maxFrontMatterLength} characters, found ${yaml.length}`);
  try {
    return readYaml(yaml);
  } catch {
    return oneProblem(2, tooDeep);
  }
}

function readYaml(yaml: string): Read {
  const lineCounter = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter, logLevel: 'error' });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  // Only the first: those after it are mostly consequences of it.
  const [error] = parsed.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') return oneProblem(2, tooDeep);
  if (error) return oneProblem(lineAt(offsetOf(error, parsed)), describeError(error));
  const alias = firstAlias(parsed);
  if (alias !== undefined) return oneProblem(lineAt(alias), 'expected YAML without aliases; write the words out');
  if (!isMap(parsed.contents)) return oneProblem(2, 'expected lines such as title: Water tanks');
  const lost = firstLostText(parsed.contents, yaml);
  if (lost) return oneProblem(lineAt(lost.offset), `${lost.key}: ${quotesMissing}`);
  const result = v.safeParse(frontMatterSchema, parsed.toJS(), { abortPipeEarly: true });
  const keyLines = linesOfKeys(parsed.contents, lineAt);
  const unknownKeys = Object.keys(keyLines).filter((key) => !Object.hasOwn(frontMatterSchema.entries, key));
  if (result.success && unknownKeys.length === 0) return { status: 'valid', frontMatter: result.output, keyLines };
  const issues = result.issues ?? [];
  const wrongKeys = new Set(issues.map(keyOf));
  const right = Object.entries(v.parse(written, result.output)).filter(([key]) => !wrongKeys.has(key));
  return {
    status: 'invalid',
    // Keys without an issue have the types of the schema.
    frontMatter: Object.fromEntries(right) as Partial<FrontMatter>,
    keyLines,
    problems: [
      ...issues.map((issue) => ({ line: keyLines[keyOf(issue)] ?? 2, message: issueMessage(issue) })),
      ...unknownKeys.map((key) => ({ line: keyLines[key] ?? 2, message: unknownKeyMessage(key) })),
    ],
  };
}

const written = v.record(v.string(), v.unknown());

function oneProblem(line: number, message: string): Read {
  return { status: 'invalid', frontMatter: {}, keyLines: {}, problems: [{ line, message }] };
}

/** The offset to show the author: for an open quote or bracket, where that begins; the parser notices it only further below. */
function offsetOf({ pos: [offset] }: YAMLError, { contents }: Document): number {
  for (const { value } of isMap(contents) ? contents.items : []) {
    const isInline = isScalar(value) || (isCollection(value) && value.flow);
    if (isInline && value.range && value.range[0] <= offset && offset <= value.range[1]) return value.range[0];
  }
  return offset;
}

function describeError({ message }: YAMLError): string {
  const [reason = message] = message.split(/ at line \d|\n/, 1);
  return `expected YAML: ${quoted(reason, 80)}; write each key once at the beginning of a line, then a colon, a space and its text, in quotes if it contains : or # or begins with a sign, ${textInQuotes}`;
}

const textInQuotes = 'such as title: "Lift #2: new rates"';
const quotesMissing = `expected quotes around a text with # in it, or with & or ! at its beginning, ${textInQuotes}`;

const textKeys = ['title', 'summary', 'imageAlt', 'reviewedBy', 'categories', 'tags', 'formerly'];

/** Text that YAML drops without an error: all after a #, and a word after & or !. */
function firstLostText({ items }: YAMLMap, yaml: string): { key: string; offset: number } | undefined {
  for (const { key, value } of items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!textKeys.includes(name)) continue;
    for (const node of isSeq(value) ? value.items : [value]) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) continue;
      const offset = node.range[1];
      if (node.tag !== undefined || node.anchor !== undefined || /^[ \t]+#/.test(yaml.slice(offset)))
        return { key: name, offset };
    }
  }
  return undefined;
}

/** The offset of the first alias. A few aliases of aliases can expand to millions of values. */
function firstAlias(parsed: Document): number | undefined {
  let offset: number | undefined;
  visit(parsed, {
    Alias: (_key, { range }) => {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function linesOfKeys(contents: YAMLMap, lineAt: (offset: number) => number): Record<string, number> {
  const keys = contents.items.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  return Object.fromEntries(keys.map((key) => [String(key.value), lineAt(key.range?.[0] ?? 0)]));
}

function keyOf(issue: v.BaseIssue<unknown>): string {
  return String(issue.path?.[0]?.key ?? '');
}

function issueMessage(issue: v.BaseIssue<unknown>): string {
  const key = quoted(keyOf(issue));
  if (issue.type === 'object') return `${key} is missing${remedies[key] ?? ''}`;
  const isBare = issue.message.startsWith('expected a text') && /^(?:number|boolean)$/.test(typeof issue.input);
  const value = issue.input === null ? 'nothing' : quoted(JSON.stringify(issue.input));
  return `${key}: ${issue.message}, found ${value}${isBare ? '; write it in quotes' : ''}`;
}

function unknownKeyMessage(key: string): string {
  const meant = keyMeant(key);
  return `'${quoted(key)}' is not known here; ${meant ? `did you mean '${meant}'?` : 'leave the line out'}`;
}

/** What other blogs call our keys. */
const otherNames: Record<string, string> = {
  excerpt: 'summary',
  description: 'summary',
  date: 'published',
  lastmod: 'updated',
  aliases: 'formerly',
  category: 'categories',
  tag: 'tags',
  cover: 'image',
  thumbnail: 'image',
  alt: 'imageAlt',
  author: 'reviewedBy',
  reviewer: 'reviewedBy',
};

/** `Image_Alt` is `imageAlt`, `excerpt` is `summary`. */
function keyMeant(key: string): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
  const ours = Object.keys(frontMatterSchema.entries).find((name) => plain(name) === plain(key));
  return ours ?? new Map(Object.entries(otherNames)).get(plain(key));
}

function text(maxLength: number) {
  const message = `expected a text of 1 to ${maxLength} characters`;
  return v.pipe(
    v.string(message),
    v.transform(trimInvisible),
    v.nonEmpty(message),
    v.maxLength(maxLength, message),
    // For the editor's field.
    v.metadata({ maxlength: maxLength }),
    // YAML may write control characters and lone surrogates as "\0" and "\ud800".
    v.check(isStorable, 'expected a text without control characters'),
  );
}

function list() {
  const message = 'expected a list of different names such as [Plumbing, Offices]';
  // Names that differ only in capitals would share one address.
  return v.pipe(
    v.array(topicName(), message),
    v.check((names) => new Set(names.map(toSlug)).size === names.length, message),
  );
}

function formerSlugs() {
  const message = 'expected a list of former file names without their ending, such as [water-tanks], each once';
  return v.pipe(
    v.array(v.pipe(v.string(message), v.check(isSlug, message)), message),
    v.check((slugs) => new Set(slugs).size === slugs.length, message),
  );
}

function topicName() {
  return v.pipe(
    text(60),
    v.check((name) => toSlug(name) !== '', 'expected a name with letters from a to z, which its address is made of'),
  );
}

/** Stored in UTC to the second, whatever the offset it was written with: rows are sorted by this text. */
function time() {
  return v.pipe(
    v.string(timeExpected()),
    v.check((written) => utcOf(written) !== undefined, timeExpected()),
    v.transform((written) => utcOf(written) ?? written),
  );
}

function timeExpected() {
  return 'expected a time with its offset such as 2026-03-17T09:15:00+05:30, or in UTC such as 2026-03-17T03:45:00Z';
}

function pictureExpected() {
  return 'expected the name of a picture without its ending, lower-case letters and digits with dashes between them, such as water-tank';
}

const timePattern = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** A time with `Z` or an offset as ISO 8601 in UTC, to the second; undefined if there is no such time. */
function utcOf(written: string): string | undefined {
  const [, day] = timePattern.exec(written) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  // 31 February is a valid Date, three days later.
  const isReal = !Number.isNaN(midnight.getTime()) && utcIsoTime(midnight).startsWith(`${day}T`);
  return isReal ? utcIsoTime(written) : undefined;
}
