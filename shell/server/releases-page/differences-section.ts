import type { PartDifference, WordChange } from '@site/release/releases/compare-releases';
import { describeBytes } from '@site/release/releases/describe';
import { html, type Markup, nothing, type Piece, table } from './markup.ts';
import type { LastChange } from './read-releases.ts';
import { originAfter } from './sections.ts';

export function differencesSection(last: LastChange | undefined): Markup {
  return html`<section>
<h2>What the last release changed</h2>
${last ? changes(last) : html`<p>Until now there was one release only.</p>`}
</section>`;
}

function changes({ before, after, parts }: LastChange): Piece {
  const ids = html`<p><span class="id">${before}</span> → <span class="id">${after}</span></p>`;
  if (!parts) return [ids, html`<p>Versions of the former are no longer in the store.</p>`];
  return [ids, ...parts.map(partSection)];
}

function partSection({ part, before, after, origin, retired, words, files, bytes, ...routes }: PartDifference): Markup {
  return html`<h3>${part}</h3>
<p><span class="id">${before ?? 'new'}</span> → <span class="id">${after ?? (retired ? 'retired' : 'gone')}</span>${originAfter(origin ?? {})}</p>
<dl>
${row('New routes', routes.routesAdded)}
${row(
  'Routes gone',
  routes.routesGone.map((path) => leadOf(path, retired?.[path])),
)}
${row('Files', countsOf(files))}
${row('For browsers', [describeBytes(bytes)])}
</dl>
${words.length > 0 ? wordTable(part, words) : ''}
${fileList(files)}`;
}

function row(term: string, words: string[]): Piece {
  return words.length > 0 ? html`<dt>${term}</dt><dd>${words.join(', ')}</dd>` : undefined;
}

function leadOf(path: string, to: string | null | undefined): string {
  if (to === undefined) return path;
  return to === null ? `${path} answers 410` : `${path} leads to ${to}`;
}

const fileWords = { changed: 'changed', added: 'new', gone: 'gone' } as const;

function countsOf(files: PartDifference['files']): string[] {
  return kinds.filter((kind) => files[kind].length > 0).map((kind) => `${files[kind].length} ${fileWords[kind]}`);
}

const kinds = ['changed', 'added', 'gone'] as const;

function fileList(files: PartDifference['files']): Piece {
  if (kinds.every((kind) => files[kind].length === 0)) return undefined;
  const lines = kinds.flatMap((kind) => files[kind].map((file) => html`<li>${file}, ${fileWords[kind]}</li>`));
  return html`<details><summary>All files</summary><ul>${lines}</ul></details>`;
}

function wordTable(part: string, words: WordChange[]): Markup {
  return table({
    caption: `Words of ${part} in titles, menus and lists`,
    heads: ['Route', 'Place', 'Before', 'After'],
    rows: words.map(({ path, field, before, after }) => [path, field, before ?? nothing, after ?? nothing]),
  });
}
