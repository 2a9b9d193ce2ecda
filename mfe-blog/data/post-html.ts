import { topicSlug } from '../contract/topics.ts';
import { plainText } from './plain-text.ts';

export interface HeadedHtml {
  html: string;
  /** The second-level headings, in order. */
  headings: { id: string; text: string }[];
}

/**
 * Gives the headings of sanitised HTML ids, for links to them. Ids in the post itself are removed by the sanitiser,
 * because they could clash with those of the page.
 */
export function headedHtml(safe: string): HeadedHtml {
  const headings: HeadedHtml['headings'] = [];
  const html = replaceElements(safe, { opening: /<h2>/, closing: '</h2>' }, (_opening, inner) => {
    const text = plainText(inner);
    const id = freeId(topicSlug(text), headings);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html, headings };
}

function freeId(slug: string, taken: HeadedHtml['headings']): string {
  const id = `about-${slug || taken.length + 1}`;
  const isTaken = (other: string) => taken.some((heading) => heading.id === other);
  let number = taken.length + 1;
  // Another heading may be called so: 'Round 3' before two of 'Round'.
  while (isTaken(`${id}-${number}`)) number += 1;
  return isTaken(id) ? `${id}-${number}` : id;
}

/** Labels table cells of sanitised HTML with their column headers, which a phone shows before each cell. */
export function labelledTables(safe: string): string {
  return replaceElements(safe, { opening: /<table>/, closing: '</table>' }, (opening, inner) => {
    const heads: string[] = [];
    replaceElements(inner, { opening: /<th\b[^<>]*>/, closing: '</th>' }, (tag, head) => {
      heads.push(plainText(head));
      return `${tag}${head}</th>`;
    });
    // Cells over several columns or rows have no one header.
    return heads.length > 2 && !/<t[hd]\b[^<>]* (?:col|row)span=/.test(inner)
      ? `<table data-labelled="">${labelled(inner, heads)}</table>`
      : `${opening}${inner}</table>`;
  });
}

function labelled(table: string, heads: string[]): string {
  return replaceElements(table, { opening: /<tr\b[^<>]*>/, closing: '</tr>' }, (opening, row) => {
    let column = 0;
    const cells = row.replace(/<td\b/g, (cell) => {
      // The first cell is the header of its row and needs no label.
      const head = column === 0 ? '' : heads[column];
      column += 1;
      return head ? `${cell} data-label="${escapeAttribute(head)}"` : cell;
    });
    return `${opening}${cells}</tr>`;
  });
}

/** Aligns table cells of sanitised HTML by the style sheet: browsers still know `align`, validators no longer do. */
export function alignedCells(safe: string): string {
  return safe.replace(/(<t[hd]\b[^<>]*?) align="/g, '$1 data-align="');
}

/** Pictures of sanitised HTML come from the host that answers the API, and load when they are near. `host` is empty where that is the site. */
export function picturesOf(host: string, safe: string): string {
  return safe.replace(
    /(<img\b[^<>]*?) src="/g,
    (_match, start) => `${start} loading="lazy" decoding="async" src="${escapeAttribute(host)}`,
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface Tags {
  /** Matches the opening tag alone. */
  opening: RegExp;
  closing: string;
}

/**
 * Replaces the elements of sanitised HTML with these tags, which must not be nested in themselves. Takes time in proportion to the HTML;
 * one regular expression for a whole element would search for an end tag after each start tag.
 */
export function replaceElements(html: string, tags: Tags, replace: (opening: string, inner: string) => string): string {
  const pieces = html.split(tags.closing);
  const rest = pieces.pop() ?? '';
  const replaced = pieces.map((piece) => {
    const found = tags.opening.exec(piece);
    if (!found) return piece + tags.closing;
    const [opening] = found;
    return piece.slice(0, found.index) + replace(opening, piece.slice(found.index + opening.length));
  });
  return replaced.join('') + rest;
}
