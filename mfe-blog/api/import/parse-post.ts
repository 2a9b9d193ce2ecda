import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { isSlug } from '../posts/slug.ts';
import type { ContentProblem } from './content-problem.ts';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts';

export interface GoodPost {
  status: 'good';
  slug: string;
  front: FrontMatter;
  markdown: string;
  /** Where each key of the front matter stands, and where the text begins. */
  lines: Record<string, number>;
  textLine: number;
}

type ParsedPost = GoodPost | { status: 'bad'; problems: ContentProblem[] };

type Complain = (line: number, expected: string) => ParsedPost;

/** For keys whose absence has a reason that is not plain to every author. */
const remedies: Record<string, string> = {
  imageAlt: '; describe the picture in one sentence for readers who cannot see it',
};

const frontMatterPattern = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** Parses a post's file. `file` is its path as problems name it: `posts/name.md`. */
export function parsePost(file: string, text: string): ParsedPost {
  const complain: Complain = (line, expected) => ({ status: 'bad', problems: [{ file, line, expected }] });
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!isSlug(slug)) return complain(1, 'expected a file name of small letters, digits and single dashes');
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = frontMatterPattern.exec(source);
  if (!match) return complain(1, 'expected front matter between two lines of three dashes');
  const front = readFrontMatter(match[1] ?? '', file);
  if ('problems' in front) return { status: 'bad', problems: front.problems };
  const markdown = source.slice(match[0].length);
  if (markdown.trim() === '')
    return complain(match[0].split('\n').length, 'expected the text of the post below its front matter');
  const textLine = match[0].split('\n').length;
  return { status: 'good', slug, front: front.value, markdown, lines: front.lines, textLine };
}

type Read = { value: FrontMatter; lines: Record<string, number> } | { problems: ContentProblem[] };

function readFrontMatter(yaml: string, file: string): Read {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  // Line 1 is the line of dashes above the YAML.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({
        file,
        line: lineAt(pos[0]),
        expected: `expected YAML: ${firstLine(message)}`,
      })),
    };
  }
  if (!isMap(document.contents))
    return { problems: [{ file, line: 2, expected: 'expected lines such as title: Water tanks' }] };
  const result = v.safeParse(frontMatterSchema, document.toJS({ maxAliasCount: 0 }), { abortPipeEarly: true });
  const lines = keyLines(document.contents, lineAt);
  if (result.success) return { value: result.output, lines };
  return {
    problems: result.issues.map((issue) => ({
      file,
      line: lines[keyOf(issue)] ?? 2,
      expected: issueMessage(issue),
    })),
  };
}

function keyLines(contents: YAMLMap, lineAt: (offset: number) => number): Record<string, number> {
  const keys = contents.items.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  return Object.fromEntries(keys.map((key) => [String(key.value), lineAt(key.range?.[0] ?? 0)]));
}

function keyOf(issue: v.BaseIssue<unknown>): string {
  return String(issue.path?.[0]?.key ?? '');
}

function issueMessage(issue: v.BaseIssue<unknown>): string {
  const key = keyOf(issue);
  if (issue.type !== 'strict_object') return `${key}: ${issue.message}, found ${JSON.stringify(issue.input)}`;
  if (issue.expected === 'never') return `${key}: expected no such key`;
  return `${key}: expected this key, found none${remedies[key] ?? ''}`;
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? message;
}
