import { openStore } from '@site/release/store/open-store';
import { WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { wayBack, waysOn } from './answer-moved.ts';
import { canaryPercent } from './canary-percent.ts';
import { defineReleaseCommand } from './define-release-command.ts';
import { type Delivered, deliver } from './deliver.ts';
import { gateOptions, judgeFor, siteFor } from './gate-options.ts';
import { createProgress } from './progress.ts';
import { publishHere } from './publish-here.ts';
import { whoActs } from './read-source.ts';

export const deliverCommand = defineReleaseCommand({
  usage: 'deliver PART [--canary N] [--to CHANNEL]',
  summary: 'all of a delivery: builds, publishes, judges and promotes the part, then waits until the site shows it',
  options: {
    to: { value: 'CHANNEL', help: 'default: production' },
    canary: { value: 'N', help: 'starts a canary for N percent of the visitors instead of promoting' },
    build: { value: 'FOLDER', help: 'takes a finished build (with part.json) instead of building' },
    'without-types': { help: 'delivers what does not pass the type check; version and history say so' },
    ...gateOptions,
    why: { value: 'TEXT', help: 'for the history' },
    json,
  },
  notes: 'Each step writes a line to stderr. What is refused or fails leaves the channel as it was.',
  read: ([part, ...more], { canary, ...options }) => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part to deliver.');
    return { part, options, canary: canary === undefined ? undefined : canaryPercent('canary', canary) };
  },
  async run({ part, canary, options }) {
    const store = openStore();
    const progress = createProgress();
    const channel = options.to ?? 'production';
    const delivered = await deliver(
      store,
      {
        ...{ part, channel, canary, why: options.why },
        by: await whoActs(),
        site: siteFor(options),
        publish: () =>
          publishHere(store, part, {
            build: options.build,
            types: options['without-types'] ? 'unchecked' : 'check',
            progress,
          }),
        judge: await judgeFor(store, options, progress.gate),
      },
      progress,
    );
    return { text: inWords(part, channel, delivered), data: { part, channel, ...delivered } };
  },
});

function inWords(part: string, channel: string, { version, entry, outcome }: Delivered): string {
  const name = `${part}@${version}`;
  if (outcome === 'unchanged') return `${name} is on ${channel} already: release ${entry.release}.`;
  if (outcome === 'promoted') return `${name} is on ${channel}: release ${entry.release}. ${wayBack(channel, [part])}`;
  return [
    `${entry.canary?.percent} % of the visitors of ${channel} get ${name}: release ${entry.canary?.release}.`,
    waysOn(channel, [name]),
  ].join('\n');
}
