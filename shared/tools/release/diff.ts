import { diffReleases, lastTwoReleases } from '@site/delivery/channels/compare-releases';
import { describeDifference } from '@site/delivery/channels/describe';
import { openStore } from '@site/delivery/store/open-store';
import { type Command, InvalidArgumentError, jsonOption, printResult } from '@site/service/commands/program';
import { channelOption } from './options.ts';

export function addDiff(program: Command): void {
  program
    .command('diff')
    .description('what differs between two releases, part by part; by default the last two of the channel')
    .argument('[before]', 'the id of a release')
    .argument('[after]', 'the id of another')
    .addOption(channelOption)
    .addOption(jsonOption)
    .action(async (named, namedAfter, { channel, ...options }) => {
      if (named && !namedAfter)
        throw new InvalidArgumentError('diff compares two releases: name both ids, or none for the last two.');
      const store = openStore();
      const ids =
        named && namedAfter ? ([named, namedAfter] as const) : lastTwoReleases(await store.channel(channel).history());
      if (!ids) throw new Error(`${channel} never had two releases to compare.`);
      const [before, after] = ids;
      const parts = await diffReleases(store, before, after);
      const text = parts.map(describeDifference).join('\n') || 'The two releases are the same.';
      printResult({ text: `${before} -> ${after}\n${text}`, data: { before, after, parts } }, options);
    });
}
