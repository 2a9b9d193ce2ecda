import type { List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * A list that was copied from Word, or saved by it as plain text, is a paragraph for each item. It begins with the sign of its level (a dot, an
 * `o` or a section sign) or with a number, and then hard spaces or a tab. A sign that is also a word or a mark of Markdown counts only before
 * those.
 */
const beginning =
  /^\s*(?:([•·●▪▫◦○‣⁃\uf0a7\uf0b7\uf0d8\uf0fc])|([-*+–o§]|\d{1,3}[.)])(?= *[\t\u00a0\u2007\u202f]))\s*(?![\s•·●])/u;

/** Makes items of such paragraphs and lines. A new sign begins a list within the last item; an earlier one goes on with its list. */
export function remarkPastedLists() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'root') node.children = withLists(node.children);
      if (node.type === 'blockquote' || node.type === 'listItem' || node.type === 'footnoteDefinition')
        node.children = withLists(node.children);
    });
  };
}

function withLists<Block extends RootContent>(blocks: Block[]): (Block | List | Paragraph)[] {
  const result: (Block | List | Paragraph)[] = [];
  /** The lists of the last item, the innermost last. */
  let open: { sign: string; list: List }[] = [];
  for (const block of blocks) {
    const lines = block.type === 'paragraph' ? linesOf(block) : [];
    if (!lines.some(({ sign }) => sign)) {
      result.push(block);
      open = [];
      continue;
    }
    let text: Paragraph | undefined;
    for (const { sign, start, children, before } of lines) {
      if (!sign && text) {
        text.children.push(before, ...children);
        continue;
      }
      text = { type: 'paragraph', children };
      if (!sign) {
        result.push(text);
        open = [];
        continue;
      }
      const level = open.findIndex((one) => one.sign === sign);
      const list = open[level]?.list ?? { type: 'list', ordered: start !== undefined, start, children: [] };
      if (level === -1) (open.at(-1)?.list.children.at(-1)?.children ?? result).push(list);
      open = level === -1 ? [...open, { sign, list }] : open.slice(0, level + 1);
      list.children.push({ type: 'listItem', spread: false, children: [text] });
    }
  }
  return result;
}

interface Line {
  /** Without its number, if it has one; undefined if the line begins no item. */
  sign?: string;
  start?: number;
  children: PhrasingContent[];
  /** What stands between it and the line above. */
  before: PhrasingContent;
}

function linesOf({ children }: Paragraph): Line[] {
  const lines: Line[] = [{ children: [], before: newline }];
  for (const child of children) {
    if (child.type === 'break') lines.push({ children: [], before: child });
    else if (child.type !== 'text') lines.at(-1)?.children.push(child);
    else
      for (const [index, value] of child.value.split('\n').entries()) {
        if (index > 0) lines.push({ children: [], before: newline });
        // `check` reads a text of several lines once, by its position.
        if (value) lines.at(-1)?.children.push({ ...(index === 0 && child), type: 'text', value });
      }
  }
  return lines.map(readSign);
}

function readSign(line: Line): Line {
  const [first, ...rest] = line.children;
  const [found, bullet, other] = (first?.type === 'text' && beginning.exec(first.value)) || [];
  if (first?.type !== 'text' || found === undefined || (found === first.value && rest.length === 0)) return line;
  const number = /\d+/.exec(other ?? '')?.[0];
  return {
    ...line,
    sign: bullet ?? other?.replace(/\d+/, ''),
    ...(number && { start: Number(number) }),
    children: [{ ...first, value: first.value.slice(found.length) }, ...rest],
  };
}

const newline: PhrasingContent = { type: 'text', value: '\n' };
