import { type ArmCounts, minNetworksAgainst, percentile75 } from '@site/release/canary/canary-counts';
import type { ChannelStatus } from '@site/release/releases/status';
import type { Trial } from '../releases/canary-trial.ts';
import { evidenceOf, level } from '../releases/canary-verdict.ts';
import { html, type Markup, table, time } from './markup.ts';
import { versionTable } from './sections.ts';

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
      ['A part failed for', failedIn(canary), failedIn(live), inWords(evidence.failures)],
      ['LCP, 75th percentile', slowest(canary.lcp), slowest(live.lcp), inWords(evidence.lcp)],
      ['INP, 75th percentile', slowest(canary.inp), slowest(live.inp), inWords(evidence.inp)],
    ],
  })}
${byPart.length > 0 ? html`<p>In the canary failed: ${byPart.join(', ')}.</p>` : ''}
<p class="soft">Added up over all edges every five seconds. The canary is rolled back as soon as a p is under ${level}, so seldom would chance
alone make a good one look as bad, and visitors of ${minNetworksAgainst} networks or more met it.</p>`;
}

function failedIn({ failed, visitors }: ArmCounts): string {
  return visitors > 0 ? `${failed} (${((100 * failed) / visitors).toFixed(1)}\u00a0%)` : '0';
}

function slowest(counts: ArmCounts['lcp']): string {
  return Object.keys(counts).length > 0 ? `${percentile75(counts)}\u00a0ms` : '–';
}

function inWords(p: number): string {
  return p >= 0.1 ? 'none' : `p = ${p.toPrecision(2)}`;
}
