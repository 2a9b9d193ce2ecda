import type { Html, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { allowedHtml } from '../../contract/allowed-html.ts';
import { quoted } from './problem.ts';

/** Nested elements: a list in a list in a quote has six, and browsers stop nesting at 512. */
const maxDepth = 40;

export const tooDeep = `expected at most ${maxDepth} elements within each other, such as quotes and lists`;

interface Tag {
  name: string;
  line: number;
}

/**
 * Refuses HTML that swallows what follows it and elements that are nested too deeply, and names the tags that parsers drop without a trace.
 */
export function remarkCheckHtml() {
  return (tree: Root, file: VFile) => {
    const open: Tag[] = [];
    visitParents(tree, (node, ancestors) => {
      if (node.type === 'html') checkTags(node, open, file);
      if (ancestors.length + open.length > maxDepth) file.fail(tooDeep, node);
    });
    for (const { name, line } of open)
      if (allowedHtml.tagNames.includes(name))
        file.message(`<${name}> is not closed; write </${name}> where it ends`, { line, column: 1 });
  };
}

/**
 * A tag as parsers read it: values in quotes may contain < and >. parse5 is no help here: it reports neither unclosed elements nor most
 * tags that it drops, and reads a tag that follows an unfinished one as attributes of that.
 */
const tagPattern = /<(\/?)([a-z][^\s<>/"']*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>?)/gi;

function checkTags(node: Html, open: Tag[], file: VFile): void {
  const html = withoutComments(node.value);
  const first = node.position?.start.line ?? 1;
  const pointAt = (offset: number) => ({ line: first + html.slice(0, offset).split('\n').length - 1, column: 1 });
  const unclosed = html.indexOf('<!--');
  if (unclosed !== -1)
    file.fail('expected a comment that ends in -->; what follows is taken for a part of it', pointAt(unclosed));
  const report = (source: string, offset: number) =>
    file.message(
      `${quoted(source)} is left out of the page; write &lt; for a < that is part of the text`,
      pointAt(offset),
    );
  for (const { 0: source, index } of html.matchAll(/<[?!][^>]*>?/g)) report(source, index);
  for (const { 0: source, 1: slash, 2: tag = '', 3: rest = '', 4: end, index } of html.matchAll(tagPattern)) {
    if (!end) file.fail('expected a tag that ends in >; what follows is taken for a part of it', pointAt(index));
    const name = tag.toLowerCase();
    if (slash) {
      const opened = open.findLastIndex((one) => one.name === name);
      if (opened !== -1) open.splice(opened, 1);
      if ((opened === -1 && !allowedHtml.tagNames.includes(name)) || rest.trim()) report(source, index);
    } else if (wholePageTags.has(name) || (tableTags.has(name) && !open.some((one) => one.name === 'table')))
      report(source, index);
    else if (!closedByOthers.has(name)) open.push({ name, ...pointAt(index) });
  }
}

const wholePageTags = new Set(['html', 'head', 'body', 'frame', 'frameset']);
const tableTags = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']);
const closedByOthers = new Set([
  ...['p', 'li', 'dt', 'dd', ...tableTags, 'option', 'br', 'hr', 'img'],
  ...['input', 'link', 'meta', 'base', 'embed', 'source', 'wbr', 'area', 'param', 'track'],
]);

/** Keeps the line breaks of the comments it removes. A comment without an end stays. */
function withoutComments(html: string): string {
  const [first = '', ...pieces] = html.split('<!--');
  return pieces.reduce((text, piece) => {
    const [comment = '', ...rest] = piece.split('-->');
    return rest.length === 0 ? `${text}<!--${piece}` : text + comment.replace(/[^\n]/g, '') + rest.join('-->');
  }, first);
}
