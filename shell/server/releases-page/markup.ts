import { shownLines } from '@site/contracts/visible-text';
import { describeTime } from '@site/release/releases/describe';
import { escapeHtml } from '../rendering/document/html-escape.ts';

/** HTML that needs no escaping any more. */
export interface Markup {
  markup: string;
}

export type Piece = Markup | string | number | undefined | Piece[];

/**
 * HTML from a template: words are escaped, and so is all that stands in the store, because others wrote it;
 * what would turn a line round is shown by its number.
 */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { markup: String.raw({ raw: strings }, ...pieces.map(textOf)) };
}

function textOf(piece: Piece): string {
  if (piece === undefined) return '';
  if (Array.isArray(piece)) return piece.map(textOf).join('');
  return typeof piece === 'object' ? piece.markup : escapeHtml(shownLines(String(piece)));
}

interface Table {
  caption: string;
  heads: string[];
  /** The first cell names its row. */
  rows: Piece[][];
  /** Few short columns: it stays a table on a phone, where others become blocks. */
  isSmall?: boolean;
}

/** Its roles keep it a table for screen readers where `display` makes blocks of its rows. */
export function table({ caption, heads, rows, isSmall = false }: Table): Markup {
  const [name, ...others] = heads;
  return html`<table role="table" class="${isSmall ? 'small' : 'wide'}">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map(
    ([first, ...cells]) => html`
<tr role="row"><th role="rowheader" scope="row" data-head="${name}"><div>${first}</div></th>${cells.map(
      (cell, index) => html`<td role="cell" data-head="${others[index]}"><div>${cell}</div></td>`,
    )}</tr>`,
  )}
</tbody>
</table>`;
}

/** What is unknown in a table's cell. */
export const nothing = html`<span class="soft">–</span>`;

export function time(at: string | undefined): Piece {
  return at ? html`<time datetime="${at}">${describeTime(at)}</time>` : nothing;
}
