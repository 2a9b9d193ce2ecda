import { describeOrigin } from '@site/release/releases/describe';
import type { ChannelStatus } from '@site/release/releases/status';
import type { ChannelEntry } from '@site/release/store/release-store';
import type { Origin } from '@site/release/store/version-files';
import { html, type Markup, nothing, type Piece, table, time } from './markup.ts';

export function liveSection({ parts, origins, retired }: ChannelStatus): Markup {
  return html`<section>
<h2>Live now</h2>
${versionTable('The version of each part that visitors get', parts, origins)}
${Object.entries(retired).map(
  ([part, rows]) =>
    html`<p>${part} is retired: ${Object.entries(rows)
      .map(([address, to]) => `${address} ${to === null ? 'answers 410' : `leads to ${to}`}`)
      .join(', ')}.</p>`,
)}
</section>`;
}

export function versionTable(
  caption: string,
  versions: Record<string, string>,
  origins: Record<string, Origin>,
): Markup {
  return table({
    caption,
    heads: ['Part', 'Version', 'Author', 'Commit', 'Branch', 'Built', 'Published'],
    rows: Object.entries(versions).map(([part, version]) => [
      part,
      html`<span class="id">${version}</span>`,
      ...originCells(origins[part] ?? {}),
    ]),
  });
}

function originCells({ author, commit, isModified, branch, builtAt, publishedAt }: Partial<Origin>): Piece[] {
  return [
    author ?? nothing,
    commit
      ? html`<span class="id" title="${commit}">${commit.slice(0, 7)}</span>${isModified ? ', with uncommitted changes' : ''}`
      : nothing,
    branch ?? nothing,
    time(builtAt),
    time(publishedAt),
  ];
}

/** Who made a version, after its name. A time of its own, so that it is never broken at a hyphen. */
export function originAfter({ builtAt, ...source }: Partial<Origin>): Piece {
  const words = describeOrigin(source);
  return [words && `, ${words}`, builtAt ? html`, built ${time(builtAt)}` : ''];
}

export function historySection(channel: string, entries: ChannelEntry[]): Markup {
  return html`<section>
<h2>History</h2>
${table({
  caption: `The last changes of ${channel}, the newest first`,
  heads: ['Revision', 'Time', 'Action', 'Release', 'By', 'Why'],
  rows: entries.map(({ revision, at, action, release, canary, by, why, brought = [], without }) => [
    revision,
    time(at),
    action,
    html`<span class="id">${release}</span>${canary ? html`<br>${canary.percent}\u00a0%\u00a0<span class="id">${canary.release}</span>` : ''}`,
    by ?? (action === 'guard' ? 'an edge' : nothing),
    html`${why}${without ? ' (judged without browser)' : ''}${brought.map(
      (one) => html`<br><span class="soft">${one.part}@${one.version}${originAfter(one)}</span>`,
    )}`,
  ]),
})}
</section>`;
}
