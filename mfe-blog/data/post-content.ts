import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { toSlug } from '@site/text/slug';
import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { html as htmlNames, svg as svgNames } from 'property-information';
import { allowedHtml, headingPrefix } from '../contract/allowed-html.ts';

export interface PostContent {
  /** Contains only what `allowedHtml` lets through, with attributes of our own. */
  tree: Root;
  /** The second-level headings, in order. */
  headings: Heading[];
}

interface Heading {
  id: string;
  text: string;
}

/** Reads a post's HTML, which any server may have sent. Its pictures come from `apiOrigin`, which is empty if that is the site. */
export function postContent(html: string, apiOrigin = ''): PostContent {
  const tree = sanitize(fromHtmlIsomorphic(html, { fragment: true }), allowedHtml) as Root; // of a root, it makes a root
  const headings: Heading[] = [];
  complete(tree, headings, apiOrigin);
  return { tree, headings };
}

// `find` of property-information 7.2 takes `constructor`, which its tables inherit, for a known attribute, and throws. The parser calls it
// itself, so the attribute cannot be dropped before (record 019).
for (const { normal } of [htmlNames, svgNames]) Object.setPrototypeOf(normal, null);

function complete(parent: Parents, headings: Heading[], apiOrigin: string): void {
  parent.children = parent.children.filter((node) => isShown(node, parent));
  for (const node of parent.children) {
    if (node.type === 'text') node.value = withNoBreakSpaces(node.value);
    if (node.type !== 'element') continue;
    const { tagName, properties } = node;
    if (tagName === 'h2') {
      const text = textOf(node);
      // Headings of our own import have an id. The sanitiser has removed those that could clash with ids of the page.
      const id = String(properties.id ?? freeId(toSlug(text), headings));
      properties.id = id;
      headings.push({ id, text });
    } else if (tagName === 'img')
      Object.assign(properties, { loading: 'lazy', decoding: 'async', src: `${apiOrigin}${properties.src}` });
    else if (tagName === 'table') labelCells(node);
    // The style sheet aligns cells: HTML validators refuse `align`.
    else if (properties.align) Object.assign(properties, { align: undefined, dataAlign: properties.align });
    complete(node, headings, apiOrigin);
  }
}

function isShown(node: Nodes, parent: Parents): boolean {
  if (node.type === 'element') return node.tagName !== 'img' || Boolean(node.properties.src);
  // React warns of white space between rows and cells.
  return parent.type === 'root' || !/^(?:table|thead|tbody|tfoot|tr)$/.test(parent.tagName) || /\S/.test(textOf(node));
}

function freeId(slug: string, taken: Heading[]): string {
  const id = `${headingPrefix}${slug || taken.length + 1}`;
  const isTaken = (other: string) => taken.some((heading) => heading.id === other);
  let number = taken.length + 1;
  // Another heading may be called so: 'Round 3' before two of 'Round'.
  while (isTaken(`${id}-${number}`)) number += 1;
  return isTaken(id) ? `${id}-${number}` : id;
}

/** Labels table cells with their column headers, which a phone shows before each cell. */
function labelCells(table: Element): void {
  const cells = elementsIn(table, 'th', 'td');
  // Cells over several columns or rows have no one header.
  if (cells.some(({ properties }) => properties.colSpan || properties.rowSpan)) return;
  const [head = [], ...rows] = elementsIn(table, 'tr').map((row) => elementsIn(row, 'th', 'td'));
  if (head.length < 3 || head.some(({ tagName }) => tagName === 'td')) return;
  table.properties.dataLabelled = '';
  const labels = head.map(textOf);
  // The first cell is the header of its row and needs no label.
  for (const row of rows)
    for (const [column, cell] of row.entries())
      if (column > 0 && labels[column]) cell.properties.dataLabel = labels[column];
}

function elementsIn(parent: Element, ...tagNames: string[]): Element[] {
  return parent.children.flatMap((node) =>
    node.type !== 'element'
      ? []
      : [...(tagNames.includes(node.tagName) ? [node] : []), ...elementsIn(node, ...tagNames)],
  );
}

function textOf(node: Nodes): string {
  return piecesOf(node).join('').replace(/\s+/g, ' ').trim();
}

function piecesOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  // A line break or a picture stands between words.
  return 'children' in node && node.children.length > 0 ? node.children.flatMap(piecesOf) : [' '];
}
