import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@site/release/store/open-store';
import type { ChannelEntry, ReleaseStore } from '@site/release/store/release-store';
import { type Command, jsonOption } from '@site/service/program';
import { channelOption } from './options.ts';
import { describeEntry } from './store-commands.ts';

/** As often as an edge reads a channel in a bucket. */
const intervalMs = 1_000;

export function addWatch(program: Command): void {
  program
    .command('watch')
    .description(
      'prints each change of a channel as it happens, until Ctrl-C: promotions, steps of a canary, rollbacks',
    )
    .addOption(channelOption)
    .addOption(jsonOption)
    .addHelpText('after', '\nBegins with the last change. With --json each change is a line.')
    .action(async ({ channel, json }) => {
      for await (const { entry, before } of changesOf(openStore(), channel))
        process.stdout.write(`${json ? JSON.stringify(entry) : describeEntry(entry, before).join('\n')}\n`);
    });
}

interface Change {
  entry: ChannelEntry;
  /** Undefined for the channel's first entry. */
  before: ChannelEntry | undefined;
}

/** The channel's last change, then each further one as it happens, until the signal is aborted. */
export async function* changesOf(
  store: Pick<ReleaseStore, 'history' | 'channelAfter'>,
  channel: string,
  signal?: AbortSignal,
): AsyncGenerator<Change> {
  const [first, second] = await store.history(channel, 2);
  let last = second ?? first;
  if (last) yield { entry: last, before: second && first };
  while (!signal?.aborted) {
    const newest = await store.channelAfter(channel, last?.revision ?? 0);
    const missed = (newest?.revision ?? 0) - (last?.revision ?? 0);
    for (const entry of missed > 0 ? await store.history(channel, missed) : []) {
      yield { entry, before: last };
      last = entry;
    }
    await pause(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}
