import { shownLines } from '@site/contracts/visible-text';
import { describeTime } from '@site/release/releases/describe';
import { escapeHtml } from '../rendering/document/html-escape.ts';

/** HTML that needs no escaping any more. */
export interface Markup {
  markup: string;
}

export type Piece = Markup | string | number | undefined | Piece[];

/**
 * HTML from a template. Everything inserted is escaped, because others wrote what is in the store; characters that would reverse the
 * direction of a line are shown by their number.
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
  /** The first cell of each row is its header. */
  rows: Piece[][];
  /** Has few short columns: stays a table on a phone, where other tables become blocks. */
  isSmall?: boolean;
}

/** Explicit roles keep it a table for screen readers where `display` turns its rows into blocks. */
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

/** Marks an unknown value in a table's cell. */
export const unknownMark = html`<span class="soft">–</span>`;

export function time(at: string | undefined): Piece {
  return at ? html`<time datetime="${at}">${describeTime(at)}</time>` : unknownMark;
}

/** Uses the tokens of the live release's own style sheet: without that sheet the page is plain, but complete. */
export const pageStyle = `
body{display:block}
header,section,.title>*{max-inline-size:var(--page-width,92rem);margin-inline:auto;padding-inline:var(--page-gutter,1rem)}
.band{background:var(--colour-surface)}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-2) var(--space-6);padding-block:var(--space-4)}
main{padding-block-end:var(--space-12)}
.title{padding-block:var(--space-9);background:var(--colour-surface-tint)}
h1{font-size:var(--text-5xl)}
h1+p{margin-block-start:var(--space-4);font-size:var(--text-lg);color:var(--colour-ink-soft)}
section{margin-block-start:var(--space-12)}
h2{font-size:var(--text-2xl)}
h2+*,h3+*{margin-block-start:var(--space-3)}
h3{margin-block-start:var(--space-7);font-size:var(--text-lg)}
section p{max-inline-size:46rem}
table,dl,details,section p+p,table+p{margin-block-start:var(--space-4)}
table{inline-size:100%;font-size:var(--text-sm);line-height:1.45}
caption{padding-block-end:var(--space-3);color:var(--colour-ink-soft);text-align:start}
th,td{padding:var(--space-2) var(--space-5) var(--space-2) 0;border-block-end:1px solid var(--colour-line);overflow-wrap:break-word;text-align:start;vertical-align:top}
:is(th,td):last-child{padding-inline-end:0}
th{font-weight:var(--weight-bold)}
thead th{border-color:var(--colour-line-strong);color:var(--colour-ink-soft);font-weight:var(--weight-medium)}
time{white-space:nowrap}
td,.id{font-variant-numeric:tabular-nums}
.id{white-space:nowrap}
.soft{color:var(--colour-ink-soft)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:var(--space-1) var(--space-5);font-size:var(--text-sm)}
dt{color:var(--colour-ink-soft)}
details{font-size:var(--text-sm)}
summary{display:inline-block;min-block-size:var(--target);color:var(--colour-accent);text-decoration:underline;text-underline-offset:.2em}
@media (max-width:61.99rem){
.wide :is(tbody,tr,th,td),.wide,.wide caption{display:block}
.wide thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.wide tbody{border-block-start:1px solid var(--colour-line-strong)}
.wide tr{padding-block:var(--space-3);border-block-end:1px solid var(--colour-line)}
.wide tbody :is(th,td){padding:var(--space-1) 0;border:0;overflow-wrap:anywhere}
.wide tbody th{font-size:var(--text-base)}
.wide tbody th[data-head=Revision]>div::before{content:"Revision "}
.wide tbody td{display:grid;grid-template-columns:5.5rem 1fr;gap:var(--space-3)}
.wide tbody td::before{content:attr(data-head);color:var(--colour-ink-soft)}
}
@media (min-width:40rem) and (max-width:61.99rem){
.wide tbody tr{columns:2;column-gap:var(--space-6)}
.wide tbody th{column-span:all}
.wide tbody td{break-inside:avoid}
}
@media (max-width:29.99rem){
.small :is(th,td){padding-inline-end:var(--space-3)}
}
`;
