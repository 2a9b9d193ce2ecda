import { endCanary, startCanary } from '@site/release/canary';
import type { ChannelEntry } from '@site/release/channel';
import { openStore } from '@site/release/open-store';
import { promote, rehearse } from '@site/release/promote';
import { rollback } from '@site/release/rollback';
import { type Answer, type Command, judgeFor, numberOf, versionsIn, WrongUsage } from './options.ts';

const gateOptions = `  --site URL          a site that runs, whose services answer while the gate looks; SITE_URL or http://localhost:PORT otherwise
  --without-browser   leaves out the check in Chromium; the history says so
  --why TEXT          for the history
`;

export const promotion: Command = {
  usage: 'promote PART@VERSION… [--to CHANNEL]',
  summary: 'shows these versions to visitors, once the gate lets them; also takes the id of a release',
  help: `npm run release -- promote PART@VERSION… | RELEASE\n  --to CHANNEL        production where not given\n  --dry-run           says the gate's verdict and changes nothing\n${gateOptions}`,
  async run(words, options) {
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
    return moved(
      channel,
      await promote(store, { versions, channel, why: options.why ?? `promote ${words.join(' ')}`, judge }),
    );
  },
};

export const canary: Command = {
  usage: 'canary PART@VERSION… --percent N | --end',
  summary: 'shows these versions to a share of the visitors; the edge takes them back when they fail more often',
  help: `npm run release -- canary PART@VERSION… | RELEASE --percent N\nnpm run release -- canary --end\n  --on CHANNEL        production where not given\n  --percent N         more than 0, at most 100\n${gateOptions}`,
  async run(words, options) {
    const store = openStore();
    const channel = options.on ?? 'production';
    if (options.end) return moved(channel, await endCanary(store, { channel, why: options.why ?? 'ended by hand' }));
    if (options.percent === undefined) throw new WrongUsage('How many visitors? --percent N says it.');
    const versions = await versionsIn(store, words);
    const percent = numberOf('percent', options.percent, 0);
    const judge = await judgeFor(store, options);
    return moved(
      channel,
      await startCanary(store, { channel, versions, percent, why: options.why ?? `try ${words.join(' ')}`, judge }),
    );
  },
};

export const rollbackCommand: Command = {
  usage: 'rollback [--to RELEASE] [--only PART]',
  summary: 'points a channel back to the release before, or to the one named; with --only, one part',
  help: `npm run release -- rollback\n  --on CHANNEL        production where not given\n  --to RELEASE        the one before where not given\n  --only PART         the other parts stay as they are\n${gateOptions}`,
  async run(words, options) {
    if (words.length > 0) throw new WrongUsage('rollback takes options only: --to RELEASE, --only PART, --on CHANNEL.');
    const store = openStore();
    const channel = options.on ?? 'production';
    const judge = await judgeFor(store, options);
    const { to, only } = options;
    const entry = await rollback(store, {
      channel,
      why: options.why ?? 'rolled back by hand',
      judge,
      ...(to && { to }),
      ...(only && { only }),
    });
    return moved(channel, entry);
  },
};

function moved(channel: string, entry: ChannelEntry): Answer {
  const tried = entry.canary ? `, and ${entry.canary.percent} % of the visitors ${entry.canary.release}` : '';
  return { text: `${channel} is ${entry.release}${tried} (revision ${entry.revision}).`, data: { channel, ...entry } };
}
