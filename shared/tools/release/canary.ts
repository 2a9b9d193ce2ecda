import { endCanary, startCanary } from '@site/delivery/canary/canary';
import { openStore } from '@site/delivery/store/open-store';
import { type Command, InvalidArgumentError } from '@site/service/commands/program';
import { currentActor } from './actor.ts';
import { gateFor } from './gate-beside-site.ts';
import { namesOf, versionForms, versionsIn } from './named-versions.ts';
import { againOption, gatedCommand, parseShare } from './options.ts';
import { runMove } from './run-move.ts';

export function addCanary(program: Command): void {
  gatedCommand(program, 'canary')
    .description(
      'gives these versions to a share of new visits; an edge stops showing them by itself if they fail more often',
    )
    .argument('[versions...]', versionForms)
    .option('--percent <n>', 'more than 0, at most 100', parseShare)
    .option('--end', 'end the canary: all visitors get the live release')
    .addOption(againOption)
    .action(async (args, { channel, percent, end, again, why: given, ...options }) => {
      const [store, by] = [openStore(), await currentActor()];
      if (end) {
        if (args.length > 0) throw new InvalidArgumentError(`--end takes no versions, but there is "${args[0]}".`);
        const ending = { channel, why: given ?? 'ended by hand', by };
        await runMove({ channel, names: args }, options, () => endCanary(store, ending));
        return;
      }
      if (percent === undefined)
        throw new InvalidArgumentError('--percent N is missing: the share of new visits that get the canary.');
      const versions = await versionsIn(store, args);
      const names = namesOf(args, versions);
      const gate = gateFor(store, options);
      const change = { channel, versions, percent, why: given ?? `try ${names.join(' ')}`, by, gate, again };
      await runMove({ channel, names }, options, () => startCanary(store, change));
    });
}
