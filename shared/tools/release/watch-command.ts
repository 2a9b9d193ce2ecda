import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { openStore } from '@site/delivery/store/open-store';
import { pollChannel } from '@site/delivery/store/poll-channel';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { type Command, jsonOption } from '@site/service/commands/program';
import { errorText } from '@site/service/process/system-errors';
import { channelOption } from './options.ts';
import { describeEntry } from './store-commands.ts';

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
      await watchChannel(openStore(), channel, (entry, before) => {
        process.stdout.write(`${json ? JSON.stringify(entry) : describeEntry(entry, before).join('\n')}\n`);
      });
      // Until Ctrl-C: a poll alone keeps no process running.
      await new Promise(() => setInterval(() => {}, dayMs));
    });
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Calls back with the channel's last entry, then with each further one as it comes. Returns how to stop.
 *
 * @param onEntry gets the entry before it too, undefined for a channel's first one
 */
export async function watchChannel(
  store: Pick<ReleaseStore, 'channel'>,
  name: string,
  onEntry: (entry: ChannelEntry, before: ChannelEntry | undefined) => void,
): Promise<() => Promise<void>> {
  const channel = store.channel(name);
  const [first, second] = await channel.history(2);
  let last = second ?? first;
  if (last) onEntry(last, second && first);
  const { stop } = pollChannel(channel, {
    since: last?.revision ?? 0,
    async onMove({ revision }) {
      const told = last?.revision ?? 0;
      // On a signed channel, refused entries take numbers too, so this history may begin with entries that were reported already.
      for (const entry of revision > told ? await channel.history(revision - told) : []) {
        if (entry.revision <= told) continue;
        onEntry(entry, last);
        last = entry;
      }
    },
    onFailure: (error) => console.error(`The channel ${name} could not be read: ${errorText(error)}`),
  });
  return stop;
}
