import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { headingPrefix } from '../../contract/allowed-html.ts';
import { isStorable } from '../tables.ts';
import { remarkAlerts } from './alerts.ts';
import { remarkCheckHtml, tooDeep } from './check-html.ts';
import { rehypeFilmCards } from './film-cards.ts';
import { rehypeHeadingLinks } from './heading-links.ts';
import type { LineProblem } from './problem.ts';
import { type LinkInPost, rehypeHeadings, rehypeNameOmitted, rehypeSanitize, rehypeTidy } from './safe-html.ts';
import { remarkSheets } from './sheets.ts';

interface PostHtml {
  /** Safe and well-formed. */
  html: string;
  /** The text without markup, each block and each cell of a table on a line of its own. */
  text: string;
  /** Lines with something that the page leaves out or lacks. */
  problems: LineProblem[];
  links: LinkInPost[];
  /** Ids of the headings, without the prefix that they have on the page. */
  anchors: string[];
}

type Converted = ({ status: 'html' } & PostHtml) | ({ status: 'invalid' } & LineProblem);

declare module 'vfile' {
  interface DataMap {
    links: LinkInPost[];
  }
}

/** Only `~~Rs 500~~` strikes text through, not `Rs 500~600 or Rs 700~800`. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkAlerts)
  .use(remarkCheckHtml)
  .freeze();

const processor = reader()
  .use(remarkSheets, reader)
  .use(remarkTasks)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: 'note-',
    footnoteLabel: 'Notes',
    footnoteBackContent: (_note, reference) => (reference === 1 ? 'Back to the text' : String(reference)),
  })
  .use(rehypeRaw)
  .use(rehypeHeadings)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(rehypeHeadingLinks)
  .use(rehypeFilmCards)
  .use(rehypeNameOmitted)
  .use(rehypeSanitize)
  .use(rehypeTidy)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** Converts Markdown to safe HTML, or says which rule the text breaks and on which line. */
export function convertPost(markdown: string): Converted {
  const limit = limitBroken(markdown);
  if (limit) return { status: 'invalid', ...limit };
  const file = new VFile(markdown);
  try {
    const tree = processor.runSync(processor.parse(file), file);
    const html = processor.stringify(tree, file).trim();
    // `parsePost` has refused raw control characters; these were written as entities, such as `&#1;`. In Markdown, they become U+FFFD.
    if (!isStorable(html) || (html.includes('\ufffd') && !markdown.includes('\ufffd')))
      return { status: 'invalid', line: 1, message: 'expected no control characters, found one written as an entity' };
    const problems = file.messages.map(({ line = 1, reason }) => ({ line, message: reason }));
    return {
      status: 'html',
      html,
      text: textLines(tree),
      problems: problems.sort((one, other) => one.line - other.line),
      links: file.data.links ?? [],
      anchors: file.data.anchors ?? [],
    };
  } catch (error) {
    const fatal = file.messages.find((message) => message.fatal);
    if (!fatal) throw error;
    return { status: 'invalid', line: fatal.line ?? 1, message: fatal.reason };
  }
}

/** `**bold**` counts as four, the brackets of a link as two. */
const maxMarks = 5_000;

/** Lines of `===` or `---`, each of which may make a heading of the line above. */
const maxUnderlines = 200;

/** A line that begins with more quotes and lists within each other than a post may have. */
const nested = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){41}/;

/**
 * The service answers no requests while it converts a post. The parser's time grows with the length of the text, which `readPostFile`
 * limits, with the square of the numbers of marks and of underlined headings, and faster still with nested lists.
 */
function limitBroken(markdown: string): LineProblem | undefined {
  const marks = markdown.match(/[*_~`[\]]/g)?.length ?? 0;
  if (marks > maxMarks)
    return { line: 1, message: `expected at most ${maxMarks} marks such as * and [, found ${marks}; divide the post` };
  const underlines = markdown.match(/^[ \t>]*(?:=+|-+)[ \t]*$/gm)?.length ?? 0;
  if (underlines > maxUnderlines)
    return {
      line: 1,
      message: `expected at most ${maxUnderlines} lines of === or ---, found ${underlines}; begin headings with ##`,
    };
  const line = markdown.split('\n').findIndex((text) => nested.test(text)) + 1;
  return line > 0 ? { line, message: tooDeep } : undefined;
}

function textLines(tree: Root): string {
  return toText(tree)
    .split(/[\n\t]/)
    .map((line) => line.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)
    .join('\n');
}

// Adults read 180 to 260 words of plain English a minute; tables and step-by-step lists slow them down.
const wordsPerMinute = 200;

/** How long a plain text takes to read, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Shows tasks with characters for boxes, not form controls: they are read aloud, and stay in feeds and search results. */
function remarkTasks() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'list', (list) => {
      if (list.children.every(isTask)) list.data = { hProperties: { dataList: 'tasks' } };
    });
    visit(tree, 'listItem', (item) => {
      const [first] = item.children;
      if (isTask(item) && first?.type === 'paragraph')
        first.children.unshift({ type: 'text', value: item.checked ? '☑ ' : '☐ ' });
      item.checked = null;
    });
  };
}

function isTask({ checked }: { checked?: boolean | null }): boolean {
  return typeof checked === 'boolean';
}
