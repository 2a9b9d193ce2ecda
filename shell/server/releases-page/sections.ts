import { type ArmCounts, minNetworksAgainst, percentile75 } from '@site/release/canary/canary-counts';
import type { PartDifference, WordChange } from '@site/release/releases/compare-releases';
import { describeBytes, describeOrigin } from '@site/release/releases/describe';
import { heldSince } from '@site/release/releases/holds';
import type { ChannelStatus } from '@site/release/releases/status';
import type { ChannelEntry, HeldVersion } from '@site/release/store/release-store';
import type { Origin } from '@site/release/store/version-files';
import type { Trial } from '../releases/canary-trial.ts';
import { evidenceOf, significanceLevel } from '../releases/canary-trial.ts';
import { html, type Markup, type Piece, table, time, unknownMark } from './markup.ts';
import type { LastChange } from './read-releases.ts';

export function liveSection({ channel, entry, parts, origins, retired }: ChannelStatus): Markup {
  return html`<section>
<h2>Live now</h2>
${versionTable('The version of each part that visitors get', parts, origins)}
${Object.entries(retired).map(
  ([part, rows]) =>
    html`<p>${part} is retired: ${Object.entries(rows)
      .map(([address, to]) => `${address} ${to === null ? 'answers 410' : `leads to ${to}`}`)
      .join(', ')}.</p>`,
)}
${entry.held ? heldTable(channel, entry.held) : ''}
</section>`;
}

function heldTable(channel: string, held: HeldVersion[]): Markup {
  return html`${table({
    caption: 'Held: no promotion, canary or rollback brings these back until somebody lifts the hold',
    heads: ['Version', 'Since', 'By', 'Why'],
    rows: held.map(({ part, version, at, by, why }) => [
      html`<span class="id">${part}@${version}</span>`,
      time(at),
      by ?? unknownMark,
      why,
    ]),
  })}
<p class="soft">To lift a hold: <code>npm run release -- unhold PART@VERSION --channel ${channel}</code></p>`;
}

function versionTable(caption: string, versions: Record<string, string>, origins: Record<string, Origin>): Markup {
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
    author ?? unknownMark,
    commit
      ? html`<span class="id" title="${commit}">${commit.slice(0, 7)}</span>${isModified ? ', with uncommitted changes' : ''}`
      : unknownMark,
    branch ?? unknownMark,
    time(builtAt),
    time(publishedAt),
  ];
}

/** Who built a version and when, after its name. In an element of its own, so that no line breaks at a hyphen. */
function originAfter({ builtAt, ...source }: Partial<Origin>): Piece {
  const words = describeOrigin(source);
  return [words && `, ${words}`, builtAt ? html`, built ${time(builtAt)}` : ''];
}

export function historySection(channel: string, entries: ChannelEntry[]): Markup {
  return html`<section>
<h2>History</h2>
${table({
  caption: `The last changes of ${channel}, the newest first`,
  heads: ['Revision', 'Time', 'Action', 'Release', 'By', 'Why'],
  rows: entries.map((entry, index) => historyRow(entry, entries[index + 1] ?? entry)),
})}
</section>`;
}

function historyRow(entry: ChannelEntry, before: ChannelEntry): Piece[] {
  const { revision, at, action, release, canary, by, why, brought = [], without: skippedChecks } = entry;
  const versions = [
    ...brought.map((one) => html`${one.part}@${one.version}${originAfter(one)}`),
    ...heldSince(entry, before).map(({ part, version }) => html`held: ${part}@${version}`),
  ];
  return [
    revision,
    time(at),
    action,
    html`<span class="id">${release}</span>${canary ? html`<br>${canary.percent}\u00a0%\u00a0<span class="id">${canary.release}</span>` : ''}`,
    by ?? (action === 'guard' ? 'an edge' : unknownMark),
    html`${why}${skippedChecks ? ` (checked without ${skippedChecks.join()})` : ''}${versions.map((one) => html`<br><span class="soft">${one}</span>`)}`,
  ];
}

export function canarySection({ entry, tried, triedOrigins }: ChannelStatus, trial: Trial | undefined): Markup {
  const { canary, at } = entry;
  if (!canary)
    return html`<section>\n<h2>Canary</h2>\n<p>No canary is running: all visitors get the live release.</p>\n</section>`;
  return html`<section>
<h2>Canary</h2>
<p>${canary.percent} % of the visitors get <span class="id">${canary.release}</span> since ${time(at)}.</p>
${versionTable('What it tries', tried, triedOrigins)}
${trial ? figures(trial) : html`<p>This edge does not count it yet.</p>`}
</section>`;
}

function figures(trial: Trial): Markup {
  const { canary, live } = trial.arms;
  const evidence = evidenceOf(trial);
  const byPart = Object.entries(trial.failed).map(([part, visitors]) => `${part} for ${visitors}`);
  return html`${table({
    caption: 'Its visitors, and those beside it who get the live release',
    isSmall: true,
    heads: ['Figure', 'Canary', 'Live', 'Evidence'],
    rows: [
      ['Visitors', canary.visitors, live.visitors, ''],
      ['A part failed for', failedIn(canary), failedIn(live), formatEvidence(evidence.failures)],
      ['LCP, 75th percentile', slowest(canary.lcp), slowest(live.lcp), formatEvidence(evidence.lcp)],
      ['INP, 75th percentile', slowest(canary.inp), slowest(live.inp), formatEvidence(evidence.inp)],
    ],
  })}
${byPart.length > 0 ? html`<p>In the canary failed: ${byPart.join(', ')}.</p>` : ''}
<p class="soft">Added up over all edges every five seconds. The canary is rolled back as soon as a p is under ${significanceLevel}, so seldom would chance
alone make a good one look as bad, and visitors of ${minNetworksAgainst} networks or more met it.</p>`;
}

function failedIn({ failed, visitors }: ArmCounts): string {
  return visitors > 0 ? `${failed} (${((100 * failed) / visitors).toFixed(1)}\u00a0%)` : '0';
}

function slowest(counts: ArmCounts['lcp']): string {
  return Object.keys(counts).length > 0 ? `${percentile75(counts)}\u00a0ms` : '–';
}

function formatEvidence(p: number): string {
  return p >= 0.1 ? 'none' : `p = ${p.toPrecision(2)}`;
}

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
    rows: words.map(({ path, field, before, after }) => [path, field, before ?? unknownMark, after ?? unknownMark]),
  });
}
