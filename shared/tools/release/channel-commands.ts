import { endCanary, startCanary } from '@site/release/canary';
import type { ChannelEntry } from '@site/release/channel';
import { openStore } from '@site/release/open-store';
import { promote, rehearse } from '@site/release/promote';
import { rollback } from '@site/release/rollback';
import { expectNoWords, numberOf, type OptionValues, WrongUsage } from '@site/service/command-arguments';
import { type CommandAnswer, json } from '@site/service/command-line';
import { defineReleaseCommand } from './define-release-command.ts';
import { gateOptions, judgeFor } from './gate-options.ts';
import { versionsIn } from './versions-in.ts';

const common = { ...gateOptions, why: { value: 'TEXT', help: 'for the history' }, json } as const;
const on = { value: 'CHANNEL', help: 'production where not given' } as const;

export const promoteCommand = defineReleaseCommand({
  usage: 'promote PART@VERSION… [--to CHANNEL]',
  summary: 'shows these versions to visitors, once the gate lets them; also takes the id of a release',
  options: { to: on, 'dry-run': { help: "says the gate's verdict and changes nothing" }, ...common },
  read: (words, options) => ({ words, options }),
  async run({ words, options }) {
    const store = openStore();
    const versions = await versionsIn(store, words);
    const channel = options.to ?? 'production';
    const judge = await judgeFor(store, options);
    if (options['dry-run']) {
      await rehearse(store, { versions, channel, judge });
      return {
        text: `The gate would let ${words.join(' ')} onto ${channel}.`,
        data: { channel, versions, verdict: 'let in' },
      };
    }
    const why = options.why ?? `promote ${words.join(' ')}`;
    return moved(channel, await promote(store, { versions, channel, why, judge }));
  },
});

const canaryOptions = {
  on,
  percent: { value: 'N', help: 'more than 0, at most 100' },
  end: { help: 'gives all visitors the live release again' },
  ...common,
} as const;

export const canaryCommand = defineReleaseCommand({
  usage: 'canary PART@VERSION… --percent N | --end',
  summary:
    'shows these versions to a share of the visitors; the edge takes them back when they fail more often or are slower',
  options: canaryOptions,
  read: (words, options) => {
    if (!options.end && options.percent === undefined) throw new WrongUsage('How many visitors? --percent N says it.');
    return { words, options, percent: numberOf('percent', options.percent ?? '0') };
  },
  run: ({ words, options, percent }) => (options.end ? end(options) : tryVersions(words, percent, options)),
});

async function end({ on: channel = 'production', why = 'ended by hand' }: OptionValues<typeof canaryOptions>) {
  return moved(channel, await endCanary(openStore(), { channel, why }));
}

async function tryVersions(words: string[], percent: number, options: OptionValues<typeof canaryOptions>) {
  const { on: channel = 'production', why = `try ${words.join(' ')}` } = options;
  const store = openStore();
  const versions = await versionsIn(store, words);
  const judge = await judgeFor(store, options);
  return moved(channel, await startCanary(store, { channel, versions, percent, why, judge }));
}

export const rollbackCommand = defineReleaseCommand({
  usage: 'rollback [--to RELEASE] [--only PART]',
  summary: 'points a channel back to the release before, or to the one named; with --only, one part',
  options: {
    on,
    to: { value: 'RELEASE', help: 'the one before where not given' },
    only: { value: 'PART', help: 'the other parts stay as they are' },
    ...common,
  },
  read: (words, options) => {
    expectNoWords(words);
    return options;
  },
  async run({ on: channel = 'production', to, only, why = 'rolled back by hand', ...options }) {
    const store = openStore();
    const judge = await judgeFor(store, options);
    return moved(channel, await rollback(store, { channel, why, judge, ...(to && { to }), ...(only && { only }) }));
  },
});

function moved(channel: string, entry: ChannelEntry): CommandAnswer {
  const tried = entry.canary ? `, and ${entry.canary.percent} % of the visitors ${entry.canary.release}` : '';
  return { text: `${channel} is ${entry.release}${tried} (revision ${entry.revision}).`, data: { channel, ...entry } };
}
