import type { Retirement } from '@site/contracts/manifest';
import type { ChannelEntry } from '@site/release/channel';
import { openStore } from '@site/release/open-store';
import { type ChannelStatus, diffReleases, type PartDifference, readStatus } from '@site/release/status';
import { expectNoWords, WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { defineReleaseCommand } from './define-release-command.ts';

export const statusCommand = defineReleaseCommand({
  usage: 'status',
  summary: 'where every channel stands',
  options: { json },
  read: expectNoWords,
  async run() {
    const channels = await readStatus(openStore());
    return {
      text: channels.flatMap(statusInWords).join('\n') || 'No channel points anywhere yet.',
      data: channels,
    };
  },
});

function statusInWords({ channel, entry, parts, tried, retired }: ChannelStatus): string[] {
  const triedIn = (part: string) => (tried[part] ? `   ${entry.canary?.percent} %: ${tried[part]}` : '');
  return [
    `${channel}  ${entry.release}  revision ${entry.revision}, ${entry.at}: ${entry.why}`,
    ...Object.entries(parts).map(([part, version]) => `  ${part.padEnd(12)} ${version}${triedIn(part)}`),
    ...Object.entries(retired).flatMap(([part, rows]) => [`  ${part.padEnd(12)} retired`, ...leadsInWords(rows)]),
  ];
}

export const historyCommand = defineReleaseCommand({
  usage: 'history [--on CHANNEL]',
  summary: 'what was done to a channel, newest first',
  options: { on: { value: 'CHANNEL', help: 'production where not given' }, json },
  read: (words, { on = 'production' }) => {
    expectNoWords(words);
    return { channel: on };
  },
  async run({ channel }) {
    const entries = (await openStore().history(channel)).reverse();
    return { text: entries.map(entryInWords).join('\n') || 'Nothing was done to this channel yet.', data: entries };
  },
});

function entryInWords({ revision, at, action, release, canary, why, without }: ChannelEntry): string {
  return [
    `${revision}`.padStart(4),
    at,
    action.padEnd(8),
    release,
    canary ? `(${canary.percent} % ${canary.release})` : '',
    why,
    without ? '[without browser]' : '',
  ]
    .filter(Boolean)
    .join('  ');
}

export const diffCommand = defineReleaseCommand({
  usage: 'diff BEFORE AFTER',
  summary: 'what differs between two releases, part by part',
  options: { json },
  read: ([before, after, ...more]) => {
    if (!before || !after || more.length > 0) throw new WrongUsage('diff compares two releases: name both ids.');
    return { before, after };
  },
  async run({ before, after }) {
    const differences = await diffReleases(openStore(), before, after);
    return {
      text: differences.map(differenceInWords).join('\n') || 'The two releases are the same.',
      data: differences,
    };
  },
});

function differenceInWords({ part, before, after, routesAdded, routesGone, retired, bytes }: PartDifference): string {
  const grown = (bytes.after - bytes.before) / 1024;
  const lines = [
    `${part.padEnd(12)} ${before ?? '(new)'} -> ${after ?? (retired ? '(retired)' : '(gone)')}   ${grown >= 0 ? '+' : ''}${grown.toFixed(1)} KB`,
    ...routesAdded.map((path) => `  + ${path}`),
    ...(retired ? leadsInWords(retired) : routesGone.map((path) => `  - ${path}`)),
  ];
  return lines.join('\n');
}

function leadsInWords(retired: Retirement): string[] {
  return Object.entries(retired).map(([address, to]) => `  - ${address} ${to === null ? 'answers 410' : `-> ${to}`}`);
}
