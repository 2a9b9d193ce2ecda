import type { Code, Definition, Html, List, Nodes, Parents, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { withoutComments } from '../import/check-html.ts';
import { parser } from '../import/convert-post.ts';
import { type LineProblem, quoted } from '../import/problem.ts';
import { sheetText } from '../import/sheets.ts';
import { lintParagraph, lintText } from './lint-paragraph.ts';

// `remark-lint` has rules for definitions and lists, but its messages presume knowledge of Markdown's grammar and name no remedy.

/** Finds what Markdown reads otherwise than its author meant, or does not show at all. */
export function lintMarkdown(markdown: string): LineProblem[] {
  const tree = parser.parse(markdown);
  const found = lintTree(tree, markdown);
  visit(tree, 'code', (code) => {
    const text = sheetText(code);
    if (code.lang === 'sheet') found.push(...lintTree(parser.parse(text), text));
  });
  return found;
}

function lintTree(tree: Root, source: string): LineProblem[] {
  const found: LineProblem[] = [];
  const lines = source.split('\n');
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  visitParents(tree, (node, ancestors) => {
    found.push(...lintNode(node, { ancestors, source, lines, used }));
  });
  return found;
}

interface Around {
  ancestors: Parents[];
  source: string;
  lines: string[];
  /** Labels of definitions that the text refers to. */
  used: Set<string>;
}

function lintNode(node: Nodes, { ancestors, source, lines, used }: Around): LineProblem[] {
  if (!node.position) return [];
  const { line } = node.position.start;
  const raw = rawOf(node, source);
  const problem = (message: string | undefined) => (message === undefined ? [] : [{ line, message }]);
  switch (node.type) {
    case 'definition':
      return problem(lintDefinition(node, raw, used));
    case 'table':
      return lintTable(node, source);
    case 'list':
      return /^\+[ \t]+\d/.test(raw)
        ? problem('the + before a number makes this line a list and is not shown; write \\+')
        : lintNumbers(node, source);
    case 'blockquote':
      return /^> ?(?:₹|Rs\.? ?)?\d/.test(raw)
        ? problem(
            'the > at the beginning of a line makes a quote and is not shown; write "more than" or \\>, or begin the quote with a word',
          )
        : [];
    case 'html':
      return ancestors.at(-1)?.type === 'paragraph' ? [] : lintHtml(node, line);
    case 'code':
      return problem(lintCode(node, raw));
    case 'heading':
      return problem(lintUnderline(raw));
    case 'paragraph':
      return [...lintParagraph(raw, line), ...lazyContinuation(raw, lines, line, ancestors)];
    case 'text':
      return lintText(raw, line);
    case 'emphasis':
    case 'strong':
    case 'inlineCode':
    case 'link':
      return problem(lintSpan(node.type, raw, neighbours(node, source)));
    default:
      return [];
  }
}

/** The source of a node, without the quote marks at the beginning of its further lines. */
function rawOf({ position }: Nodes, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset).replace(/\n[> \t]+/g, '\n') : '';
}

function lintDefinition({ identifier, label }: Definition, raw: string, used: Set<string>): string | undefined {
  if (identifier.startsWith('^')) return `${quoted(raw)} is no note, because its name contains a space; write [^1]`;
  // If two definitions have the same label, only the first is used.
  if (used.delete(identifier)) return undefined;
  return `${quoted(raw)} is read as the address of a link [${label}] and not shown; write it without the square brackets`;
}

/** Cells beyond those of the head are not shown, and a line right below a table is its last row. */
function lintTable({ children: [head, ...rows] }: Table, source: string): LineProblem[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const problem = (message: string) => [{ line: row.position?.start.line ?? 1, message }];
    const cells = row.children.length;
    if (cells > columns)
      return problem(
        `this row has ${cells} cells and the head of the table ${columns}, so the rest is not shown; write \\| for a | within a cell, also within code`,
      );
    return columns > 1 && !rawOf(row, source).includes('|')
      ? problem('this line is read as a row of the table above it; write an empty line between them')
      : [];
  });
}

/**
 * A list is shown with numbers that count up from its first, whatever the others are. Lists that repeat one number, such as `1.`, are a
 * common style and pass.
 */
function lintNumbers({ ordered, children }: List, source: string): LineProblem[] {
  const numbers = children.map((item) => Number.parseInt(rawOf(item, source), 10));
  if (!ordered || new Set(numbers).size === 1) return [];
  const [first = 1] = numbers;
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  if (wrong === -1) return [];
  const message = `this point is shown as ${first + wrong}. and not as ${numbers[wrong]}.; number the list in order, or write ${numbers[wrong]}\\. below an empty line`;
  return [{ line: children[wrong]?.position?.start.line ?? 1, message }];
}

/**
 * A line that Markdown adds to the list item or quote above it, though its author seems to have meant a new paragraph: it begins with a
 * capital, and the line above it was not full.
 */
function lazyContinuation(raw: string, sourceLines: string[], line: number, ancestors: Parents[]): LineProblem[] {
  if (!ancestors.some(({ type }) => type === 'listItem' || type === 'blockquote')) return [];
  const lines = raw.split('\n');
  const lazy = lines.findIndex((_text, index) => {
    const above = lines[index - 1];
    return (
      above !== undefined &&
      /^[\p{Lu}\p{Lo}]/u.test(sourceLines[line - 1 + index] ?? '') &&
      (above.length < 60 || /[.!?।]\s*$/u.test(above))
    );
  });
  const message = 'this line is read as a part of the list or quote above it; write an empty line between them';
  return lazy === -1 ? [] : [{ line: line + lazy, message }];
}

const marksInHtml = /\*\*[^*\s]|~~[^~\s]|__[^_\s]|\]\([^\s)]|^ {0,3}(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]+\S|^ {0,3}\|/;

/** Within HTML, Markdown is read only below an empty line. */
function lintHtml({ value }: Html, line: number): LineProblem[] {
  if (/^\s*<(?:pre|script|style|textarea)\b/i.test(value)) return [];
  const index = withoutComments(value)
    .split('\n')
    .findIndex((text) => marksInHtml.test(text));
  const message = 'Markdown right below HTML is not read and shown as it is; write an empty line above and below it';
  return index === -1 ? [] : [{ line: line + index, message }];
}

function lintCode({ lang, meta }: Code, raw: string): string | undefined {
  const [first = '', ...rest] = raw.split('\n');
  if (!/^[`~]/.test(first))
    return 'four spaces at the beginning of a line make it code; remove them, or write ``` above and below it if it is code';
  if (!/^(?:```|~~~)[`~ \t]*$/.test(rest.at(-1) ?? ''))
    return `${quoted(first.trim())} makes all that follows code, because nothing ends it; write a line of \`\`\` below the code, or remove it`;
  const info = [lang, meta].filter(Boolean).join(' ');
  return info !== '' && !/^[a-z][a-z0-9+#-]*$/.test(info)
    ? `${quoted(info)} is read as the name of a computer language and not shown; write it on the next line`
    : undefined;
}

/** `---` right below a sentence makes it a heading. */
function lintUnderline(raw: string): string | undefined {
  const lines = raw.split('\n');
  const underline = lines.pop()?.trim() ?? '';
  const [title = '', ...more] = lines;
  if (!/^(?:-+|=+)$/.test(underline)) return undefined;
  const isHeading = more.length === 0 && underline.length > 2 && title.length <= 80 && !/[.!?।:;,]\s*$/u.test(title);
  return isHeading
    ? undefined
    : `the ${quoted(underline)} below it makes ${quoted(title)} a heading; write an empty line between them`;
}

function lintSpan(type: string, raw: string, [before, after]: [string, string]): string | undefined {
  if (raw.startsWith('*') && isFormula(type, before, after))
    return `the asterisks around ${quoted(raw)} make it italic; write × or \\* between numbers`;
  if (type === 'inlineCode' && /\p{L}$/u.test(before) && /^\p{L}/u.test(after))
    return `${quoted(raw)} is shown as code, because of the \` within words; an apostrophe is '`;
  // A plain address goes on to the next space.
  if (type === 'link' && !/^[[<]/.test(raw) && /[।॥“”‘’…]|[–—]$/u.test(raw))
    return `the link ${quoted(raw)} includes the characters right after the address; put the address in angle brackets, <https://…>`;
  return undefined;
}

/** `12*15*18` and `L*B*H`: no author emphasises half a number or a single factor. */
function isFormula(type: string, before: string, after: string): boolean {
  if (/\d$/.test(before) || /^\d/.test(after)) return true;
  return type === 'emphasis' && /[\p{L}\p{N})]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after);
}

/** The characters right before and after a node. */
function neighbours({ position }: Nodes, source: string): [before: string, after: string] {
  const { start, end } = position ?? {};
  return [source.charAt((start?.offset ?? 0) - 1), source.charAt(end?.offset ?? source.length)];
}
