import { isSlug } from '../posts/slug.ts';
import type { ContentProblem } from './content-problem.ts';
import { convertPost } from './convert-post.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import type { PostFile } from './post-file.ts';
import { readFrontMatter } from './read-front-matter.ts';

export interface GoodPost {
  status: 'good';
  slug: string;
  front: FrontMatter;
  markdown: string;
  /** The same as safe HTML. */
  description: string;
  /** Where each key of the front matter stands, and where the text begins. */
  lines: Record<string, number>;
  textLine: number;
}

type ParsedPost = GoodPost | { status: 'bad'; problems: ContentProblem[] };

const frontMatterPattern = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** Parses what was read of a file. */
export function parseFile(read: PostFile): ParsedPost {
  return read.status === 'bad' ? { status: 'bad', problems: [read.problem] } : parsePost(read.file, read.text);
}

/** Parses a post's file. `file` is its path as problems name it: `posts/name.md`. Never throws, whatever the text. */
export function parsePost(file: string, text: string): ParsedPost {
  const complain = (line: number, expected: string): ParsedPost => refused(file, [{ line, expected }]);
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!isSlug(slug)) return complain(1, 'expected a file name of small letters, digits and single dashes');
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // PostgreSQL stores no NUL, feeds may have none of the others.
  const control = /[^\P{Cc}\n\t]/u.exec(source);
  if (control) return complain(lineOfIndex(source, control.index), 'expected no control characters; remove them');
  const match = frontMatterPattern.exec(source);
  if (!match) return complain(1, 'expected front matter between two lines of three dashes');
  const front = readFrontMatter(match[1] ?? '');
  if ('faults' in front) return refused(file, front.faults);
  const markdown = source.slice(match[0].length);
  const textLine = match[0].split('\n').length;
  if (markdown.trim() === '') return complain(textLine, 'expected the text of the post below its front matter');
  const converted = convertPost(markdown);
  if (converted.status === 'bad') return complain(textLine - 1 + converted.line, converted.expected);
  return {
    status: 'good',
    slug,
    front: front.value,
    markdown,
    description: converted.html,
    lines: front.lines,
    textLine,
  };
}

function refused(file: string, faults: Omit<ContentProblem, 'file'>[]): ParsedPost {
  return { status: 'bad', problems: faults.map((fault) => ({ file, ...fault })) };
}

function lineOfIndex(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
