import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as htmlNames, parseFragment, serialize } from 'parse5';
import { allowedTags } from '../../contract/allowed-html.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Throws `UnusableHtml`. */
export function parseHtml(html: string, lineAt: (offset: number) => number) {
  let depth = 0;
  return parseFragment(page, html, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        depth += 1;
        if (depth > maxDepth) throw new UnusableHtml(tooDeep);
      },
      onItemPop() {
        depth -= 1;
      },
    },
    onParseError({ code, startOffset }) {
      if (code === 'eof-in-tag') throw unclosed('a tag that ends in >', lineAt(html.lastIndexOf('<')));
      if (tagFaults.has(code) && html[startOffset] === '<')
        throw unclosed('a tag that ends in >', lineAt(html.lastIndexOf('<', startOffset - 1)));
      if (commentFaults.has(code))
        throw unclosed('a comment that ends in -->', lineAt(html.lastIndexOf('<!--', startOffset)));
    },
  });
}

/** The element that a post stands in: without one, the parser keeps cells and rows that have no table. */
const page = defaultTreeAdapter.createElement('div', htmlNames.NS.HTML, []);

/** Errors that, at a <, mean that the tag before it has no end. */
const tagFaults = new Set<string>([
  'unexpected-character-in-attribute-name',
  'unexpected-character-in-unquoted-attribute-value',
]);

const commentFaults = new Set<string>([
  'eof-in-comment',
  'incorrectly-closed-comment',
  'abrupt-closing-of-empty-comment',
  'nested-comment',
]);

/** Nested elements: a list in a list in a quote has six, and browsers stop nesting at 512. */
const maxDepth = 40;

export const tooDeep = `expected at most ${maxDepth} elements within each other, such as quotes and lists`;

/** A post with such HTML cannot be imported. */
export class UnusableHtml extends Error {
  override readonly name = 'UnusableHtml';
  readonly line: number;

  constructor(message: string, line = 1) {
    super(message);
    this.line = line;
  }
}

/** A comment or a tag takes everything up to its end, the rest of the post if it has none. */
function unclosed(expected: string, line: number): UnusableHtml {
  return new UnusableHtml(`expected ${expected}; what follows is taken for a part of it`, line);
}

/** Removing an element may leave others where a parser would not put them, such as a paragraph within a paragraph. */
export function wellFormed(html: string): string {
  // Also what the parser makes of `<p><p>`.
  return serialize(parseFragment(page, html, {})).replaceAll('<p></p>', '');
}

interface DroppedTag {
  tag: string;
  offset: number;
}

/** Tags that are in the source and left no trace in what was parsed. */
export function droppedTags(html: string, fragment: Parent): DroppedTag[] {
  return [...droppedStartTags(html, fragment), ...droppedEndTags(html)];
}

/** The parser passes over what belongs into a whole document or a table where there is none: `the <head> of the team`. */
function droppedStartTags(html: string, fragment: Parent): DroppedTag[] {
  const found = new Set(offsetsIn(fragment));
  const tags = html.matchAll(
    /<(?:!doctype|html|head|body|frame|frameset|caption|colgroup|col|t(?:head|body|foot|r|h|d))(?:[\s/][^<>]*)?>/gi,
  );
  return [...tags].flatMap(({ 0: tag, index }) => (found.has(index) ? [] : [{ tag, offset: index }]));
}

function offsetsIn({ childNodes }: Parent): number[] {
  return childNodes.flatMap((node) => [
    node.sourceCodeLocation?.startOffset ?? -1,
    ...('childNodes' in node ? offsetsIn(node) : []),
  ]);
}

/** The parser passes over an end tag that ends nothing, and over what stands in one beside its name. */
function droppedEndTags(html: string): DroppedTag[] {
  const opened = new Set([...html.matchAll(/<([a-z][^\s<>/]*)/gi)].map(([, name = '']) => name.toLowerCase()));
  return [...html.matchAll(/<\/([a-z][^<>]*)>/gi)].flatMap(({ 0: tag, 1: inner = '', index }) => {
    const [name = '', ...rest] = inner
      .toLowerCase()
      .trim()
      .split(/[\s/]+/);
    const isKnown = allowedTags.includes(name) || opened.has(name);
    return isKnown && rest.length === 0 ? [] : [{ tag, offset: index }];
  });
}
