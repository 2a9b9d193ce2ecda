import { endCanary, startCanary } from '@site/release/canary/start-canary';
import { promote, rehearse } from '@site/release/releases/promote';
import { rollback } from '@site/release/releases/rollback';
import { openStore } from '@site/release/store/open-store';
import { expectNoWords, type OptionValues, WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { answerMoved } from './answer-moved.ts';
import { canaryPercent } from './canary-percent.ts';
import { defineReleaseCommand } from './define-release-command.ts';
import { gateOptions, judgeFor } from './gate-options.ts';
import { whoActs } from './read-source.ts';
import { isRelease, versionsIn } from './versions-in.ts';

const common = { ...gateOptions, why: { value: 'TEXT', help: 'for the history' }, json } as const;
const bareNames = 'PART without a version is the one that this checkout has built and published.';
const on = { value: 'CHANNEL', help: 'default: production' } as const;

export const promoteCommand = defineReleaseCommand({
  usage: 'promote PART[@VERSION]… [--to CHANNEL]',
  summary: 'makes these versions live once they pass the gate; also takes the id of a release',
  options: { to: on, 'dry-run': { help: "says the gate's verdict and changes nothing" }, ...common },
  notes: bareNames,
  read: (words, options) => ({ words, options }),
  async run({ words, options }) {
    const store = openStore();
    const versions = await versionsIn(store, words);
    const channel = options.to ?? 'production';
    const judge = await judgeFor(store, options);
    if (options['dry-run']) {
      await rehearse(store, { versions, channel, judge });
      return {
        text: `${inWords(words, versions).join(' ')} passes the gate of ${channel}. Nothing was changed.`,
        data: { channel, versions, verdict: 'passed' },
      };
    }
    const moved = inWords(words, versions);
    const why = options.why ?? `promote ${moved.join(' ')}`;
    const by = await whoActs();
    return answerMoved(store, { channel, words: moved }, () => promote(store, { versions, channel, why, by, judge }));
  },
});

const canaryOptions = {
  on,
  percent: { value: 'N', help: 'more than 0, at most 100' },
  end: { help: 'ends the canary: all visitors get the live release' },
  ...common,
} as const;

export const canaryCommand = defineReleaseCommand({
  usage: 'canary PART[@VERSION]… --percent N | --end',
  summary:
    'gives these versions to a share of the visitors; the edge ends the canary by itself if it fails more often or is slower',
  options: canaryOptions,
  notes: bareNames,
  read: (words, options) => {
    if (!options.end && options.percent === undefined)
      throw new WrongUsage('--percent N is missing: the share of the visitors that gets the canary.');
    if (options.end) expectNoWords(words);
    return { words, options, percent: options.end ? 0 : canaryPercent('percent', options.percent ?? '') };
  },
  run: ({ words, options, percent }) => (options.end ? end(options) : tryVersions(words, percent, options)),
});

async function end({ on: channel = 'production', why = 'ended by hand' }: OptionValues<typeof canaryOptions>) {
  const [store, by] = [openStore(), await whoActs()];
  return answerMoved(store, { channel, words: [] }, () => endCanary(store, { channel, why, by }));
}

async function tryVersions(words: string[], percent: number, options: OptionValues<typeof canaryOptions>) {
  const { on: channel = 'production', why: given } = options;
  const store = openStore();
  const versions = await versionsIn(store, words);
  const tried = inWords(words, versions);
  const why = given ?? `try ${tried.join(' ')}`;
  const [judge, by] = [await judgeFor(store, options), await whoActs()];
  const start = () => startCanary(store, { channel, versions, percent, why, by, judge });
  return answerMoved(store, { channel, words: tried }, start);
}

export const rollbackCommand = defineReleaseCommand({
  usage: 'rollback [PART | RELEASE]',
  summary: 'puts the previous release live again, or the one named; given a part, only its previous version',
  options: {
    on,
    to: { value: 'RELEASE', help: 'default: the previous one' },
    only: { value: 'PART', help: 'the same as PART; with --to, as it is in that release' },
    ...common,
  },
  read: ([word, ...more], options) => {
    expectNoWords(more);
    if (!word) return options;
    return isRelease(word) ? { ...options, to: word } : { ...options, only: word };
  },
  async run({ on: channel = 'production', to, only, why = 'rolled back by hand', ...options }) {
    const store = openStore();
    const [judge, by] = [await judgeFor(store, options), await whoActs()];
    const back = { channel, why, by, judge, ...(to && { to }), ...(only && { only }) };
    return answerMoved(store, { channel, words: [] }, () => rollback(store, back));
  },
});

/** A release by its id, versions in full where a bare name was typed. */
function inWords([word = '']: string[], versions: Record<string, string>): string[] {
  return isRelease(word) ? [word] : Object.entries(versions).map((pair) => pair.join('@'));
}
