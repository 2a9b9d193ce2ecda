import { shownLine } from '@site/contracts/visible-text';
import type { Canary, ChannelEntry } from '@site/release/channel/channel-entry';
import { byInWords, originInWords, timeInWords } from '@site/release/releases/in-words';
import { type ListedVersion, listVersions } from '@site/release/releases/list-versions';
import { type ChannelStatus, readStatus } from '@site/release/releases/status';
import { openStore } from '@site/release/store/open-store';
import { expectNoWords, WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { defineReleaseCommand } from './define-release-command.ts';
import { leadsInWords } from './leads-in-words.ts';
import { storeInWords } from './store-in-words.ts';

export const statusCommand = defineReleaseCommand({
  usage: 'status',
  summary: 'which release is live on each channel, its versions, and who made them',
  options: { json },
  read: expectNoWords,
  async run() {
    const channels = await readStatus(openStore());
    return {
      text:
        channels.flatMap(statusInWords).join('\n') ||
        `No channel has a release yet; npm start makes the first. ${storeInWords()}`,
      data: channels,
    };
  },
});

function statusInWords({ channel, entry, parts, tried, origins, triedOrigins, retired }: ChannelStatus): string[] {
  const { release, revision, at, why, by, canary } = entry;
  return [
    `${channel}  release ${release}, revision ${revision} of ${timeInWords(at)}${by ? ` ${byInWords(by)}` : ''}: ${shownLine(why)}`,
    ...versionsInWords(parts, origins),
    ...Object.entries(retired).flatMap(([part, rows]) => [`  ${part.padEnd(12)} retired`, ...leadsInWords(rows)]),
    ...(canary ? [`  ${shareInWords(canary)}`, ...versionsInWords(tried, triedOrigins)] : []),
  ];
}

function shareInWords({ percent, release }: Canary): string {
  return `canary: ${percent} % of the visitors get release ${release}`;
}

function versionsInWords(versions: Record<string, string>, origins: ChannelStatus['origins']): string[] {
  return Object.entries(versions).map(([part, version]) =>
    `  ${part.padEnd(12)} ${version}   ${originInWords(origins[part] ?? {})}`.trimEnd(),
  );
}

export const historyCommand = defineReleaseCommand({
  usage: 'history [--on CHANNEL]',
  summary: 'what was done to a channel, when, why and by whom, with the versions it brought, newest first',
  options: { on: { value: 'CHANNEL', help: 'default: production' }, json },
  read: (words, { on = 'production' }) => {
    expectNoWords(words);
    return { channel: on };
  },
  async run({ channel }) {
    const store = openStore();
    const entries = (await store.history(channel)).reverse();
    const text = entries.flatMap(entryInWords).join('\n') || noHistory(channel, await store.listChannels());
    return { text, data: entries };
  },
});

function noHistory(channel: string, channels: string[]): string {
  const others = channels.length > 0 ? ` Channels with one: ${channels.join(', ')}.` : '';
  return `${channel} has no history yet.${others} ${storeInWords()}`;
}

function entryInWords({ revision, at, action, release, canary, why, by, without, brought = [] }: ChannelEntry) {
  const line = [
    `${revision}`.padStart(4),
    timeInWords(at),
    action.padEnd(8),
    release,
    shownLine(why),
    byInWords(by),
    without ? '[without browser]' : '',
  ];
  const made = brought.map((one) => ({ name: `${one.part}@${one.version}`, words: originInWords(one) }));
  const width = Math.max(...made.map(({ name }) => name.length));
  return [
    line.filter(Boolean).join('  '),
    ...(canary ? [`      ${shareInWords(canary)}`] : []),
    ...made.filter(({ words }) => words).map(({ name, words }) => `      ${name.padEnd(width)}  ${words}`),
  ];
}

export const versionsCommand = defineReleaseCommand({
  usage: 'versions PART',
  summary: 'the versions of a part in the store, newest first, and which of them are live',
  options: { json },
  read: ([part, ...more]) => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part whose versions you want.');
    return { part };
  },
  async run({ part }) {
    const versions = await listVersions(openStore(), part);
    if (versions.length === 0) throw new WrongUsage(`The release store has no version of "${part}". ${storeInWords()}`);
    return { text: versions.map(versionInWords).join('\n'), data: versions };
  },
});

function versionInWords({ version, publishedAt, live, tried, ...origin }: ListedVersion): string {
  const places = [...live.map((channel) => `live on ${channel}`), ...tried.map((channel) => `canary on ${channel}`)];
  const published = `published ${timeInWords(publishedAt)}`;
  return [version, published, originInWords(origin), places.join(', ')].filter(Boolean).join('   ');
}
