import { plainText } from './plain-text.ts';
import { replaceElements } from './replace-elements.ts';

/** Gives the cells of sanitised HTML the heads of their columns: on a phone, too narrow for three, they stand before the cells. */
export function labelledTables(safe: string): string {
  return replaceElements(safe, { opening: /<table>/, closing: '</table>' }, (opening, inner) => {
    const heads: string[] = [];
    replaceElements(inner, { opening: /<th\b[^<>]*>/, closing: '</th>' }, (tag, head) => {
      heads.push(plainText(head));
      return `${tag}${head}</th>`;
    });
    return heads.length > 2
      ? `<table data-labelled="">${labelled(inner, heads)}</table>`
      : `${opening}${inner}</table>`;
  });
}

function labelled(table: string, heads: string[]): string {
  return replaceElements(table, { opening: /<tr\b[^<>]*>/, closing: '</tr>' }, (opening, row) => {
    let column = 0;
    const cells = row.replace(/<td\b/g, (cell) => {
      // The first cell names its row and needs no name itself.
      const head = column === 0 ? '' : heads[column];
      column += 1;
      return head ? `${cell} data-label="${escapeAttribute(head)}"` : cell;
    });
    return `${opening}${cells}</tr>`;
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
