import {
  describeAuthor,
  describeCanary,
  describeProvenance,
  describeSkipped,
  describeTime,
} from '@site/delivery/channels/describe';
import { rolledBackSince } from '@site/delivery/channels/rolled-back';
import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { openStore } from '@site/delivery/store/open-store';
import { type Command, jsonOption, printResult } from '@site/service/commands/program';
import { escapeHiddenInLine } from '@site/text/visible-text';
import { channelOption } from './options.ts';
import { describeStore } from './used-store.ts';

export function addHistory(program: Command): void {
  program
    .command('history')
    .description('what was done to a channel, when, why and by whom, with the versions it brought, newest first')
    .addOption(channelOption)
    .addOption(jsonOption)
    .action(async ({ channel, ...options }) => {
      const store = openStore();
      const entries = (await store.channel(channel).history()).reverse();
      const text =
        entries.flatMap((entry, index) => describeEntry(entry, entries[index + 1])).join('\n') ||
        noHistory(channel, await store.listChannels());
      printResult({ text, data: entries }, options);
    });
}

/** Lines for a person: what was done, and below it what it brought and rolled back. */
function describeEntry(entry: ChannelEntry, before: ChannelEntry | undefined) {
  const { revision, at, action, release, canary, why, by, skippedChecks, brought = [] } = entry;
  const line = [
    `${revision}`.padStart(4),
    describeTime(at),
    action.padEnd(8),
    release,
    escapeHiddenInLine(why),
    describeAuthor(by),
    skippedChecks ? `[${describeSkipped(skippedChecks)}]` : '',
  ];
  const made = brought.map((one) => ({ name: `${one.part}@${one.version}`, provenance: describeProvenance(one) }));
  const width = Math.max(...made.map(({ name }) => name.length));
  return [
    line.filter(Boolean).join('  '),
    ...(canary ? [`      ${describeCanary(canary)}`] : []),
    ...made
      .filter(({ provenance }) => provenance)
      .map(({ name, provenance }) => `      ${name.padEnd(width)}  ${provenance}`),
    ...rolledBackSince(entry, before).map(({ part, version }) => `      rolled back: ${part}@${version}`),
  ];
}

function noHistory(channel: string, channels: string[]): string {
  const hint = channels.length > 0 ? ` Channels with one: ${channels.join(', ')}.` : '';
  return `${channel} has no history yet.${hint} ${describeStore()}`;
}
