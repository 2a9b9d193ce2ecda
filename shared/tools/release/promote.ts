import { checkPromotion, promote } from '@site/delivery/channels/promote';
import { openStore } from '@site/delivery/store/open-store';
import { isReleaseId } from '@site/delivery/store/release';
import { type Command, printResult } from '@site/service/commands/program';
import { currentActor } from './actor.ts';
import { gateFor } from './gate-beside-site.ts';
import { namesOf, versionForms, versionsIn } from './named-versions.ts';
import { againOption, gatedCommand } from './options.ts';
import { runMove } from './run-move.ts';

export function addPromote(program: Command): void {
  gatedCommand(program, 'promote')
    .description('makes these versions live once they pass the gate; one of the last ten releases without it')
    .argument('<versions...>', `${versionForms}; or the id of a release`)
    .option('--dry-run', "say the gate's verdict and move no channel")
    .addOption(againOption)
    .action(async (args, { channel, dryRun, again, why: given, ...options }) => {
      const store = openStore();
      const versions = await versionsIn(store, args);
      const release = args.find(isReleaseId);
      const gate = gateFor(store, options);
      const names = namesOf(args, versions);
      if (dryRun) {
        await checkPromotion(store, { versions, release, channel, gate, again });
        const text = `${names.join(' ')} passes the gate of ${channel}, which was not moved.`;
        printResult({ text, data: { channel, versions, verdict: 'passed' } }, options);
        return;
      }
      const why = given ?? `promote ${names.join(' ')}`;
      const change = { versions, release, channel, why, by: await currentActor(), gate, again };
      await runMove({ channel, names }, options, () => promote(store, change));
    });
}
