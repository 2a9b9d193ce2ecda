import type { Code, Definition, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { parser } from '../import/convert-post.ts';
import { type LineProblem, quoted } from '../import/problem.ts';
import { sheetText } from '../import/sheets.ts';
import { lintParagraph, lintText } from './lint-paragraph.ts';

// Record 019 says why this is not `remark-lint`.

/** Finds words that Markdown does not show, marks that it shows, and lines that it joins although they were meant as a list or a table. */
export function lintMarkdown(markdown: string): LineProblem[] {
  const tree = read(markdown);
  const found = lintTree(tree, markdown);
  visit(tree, 'code', (code) => {
    const text = sheetText(code);
    if (code.lang === 'sheet') found.push(...lintTree(read(text), text));
  });
  return found;
}

function read(markdown: string): Root {
  const tree = parser.parse(markdown);
  parser.runSync(tree);
  return tree;
}

function lintTree(tree: Root, source: string): LineProblem[] {
  const found: LineProblem[] = [];
  /** Labels of definitions that the text refers to. */
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  visit(tree, (node) => {
    found.push(...lintNode(node, source, used));
  });
  return found;
}

function lintNode(node: Nodes, source: string, used: Set<string>): LineProblem[] {
  if (!node.position) return [];
  const { line } = node.position.start;
  const raw = rawOf(node, source);
  const problem = (message: string | undefined) => (message === undefined ? [] : [{ line, message }]);
  switch (node.type) {
    case 'definition':
      return problem(lintDefinition(node, raw, used));
    case 'table':
      return lintTable(node);
    case 'code':
      return problem(lintCode(node, raw));
    case 'heading':
      return problem(lintHeading(raw));
    case 'paragraph':
      return lintParagraph(raw, line);
    case 'text':
      return lintText(raw, line);
    case 'emphasis':
    case 'strong':
      return problem(lintEmphasis(raw, node, source));
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

/** Cells beyond those of the head are not shown. */
function lintTable({ children: [head, ...rows] }: Table): LineProblem[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length > columns)
    .map(({ children, position }) => ({
      line: position?.start.line ?? 1,
      message: `this row has ${children.length} cells and the head of the table ${columns}, so the rest is not shown; write \\| for a | within a cell, also within code`,
    }));
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
function lintHeading(raw: string): string | undefined {
  if (raw.startsWith('#')) return undefined;
  const lines = raw.split('\n');
  return `the ${quoted(lines.at(-1) ?? '')} below it makes ${quoted(lines[0] ?? '')} a heading; write an empty line between them, or ## before a heading`;
}

/** `12*15*18` and `L*B*H`: no author emphasises half a number or a single factor. */
function lintEmphasis(raw: string, { type, position }: Nodes, source: string): string | undefined {
  const before = source.charAt((position?.start.offset ?? 0) - 1);
  const after = source.charAt(position?.end.offset ?? source.length);
  const isNumber = /\d/.test(before + after);
  const isFactor = type === 'emphasis' && /[\p{L}\p{N})]/u.test(before) && /[\p{L}\p{N}(]/u.test(after);
  if (!raw.startsWith('*') || !(isNumber || isFactor)) return undefined;
  return `the asterisks around ${quoted(raw)} make it italic; write × or \\* between numbers`;
}
