import { plainText } from './plain-text.ts';

/** Gives the cells of sanitised HTML the heads of their columns: on a phone, too narrow for three, they stand before the cells. */
export function labelledTables(safe: string): string {
  return safe.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const heads = [...table.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, inner = '']) => plainText(inner));
    return heads.length > 2 ? labelled(table, heads) : table;
  });
}

function labelled(table: string, heads: string[]): string {
  const rows = table.replace(/<tr\b[^>]*>[\s\S]*?<\/tr>/g, (row) => {
    let column = 0;
    return row.replace(/<td\b/g, (cell) => {
      // The first cell names its row and needs no name itself.
      const head = column === 0 ? '' : heads[column];
      column += 1;
      return head ? `${cell} data-label="${escapeAttribute(head)}"` : cell;
    });
  });
  return rows.replace('<table>', '<table data-labelled="">');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
