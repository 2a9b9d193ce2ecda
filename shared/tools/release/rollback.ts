import { rollback } from '@site/delivery/channels/rollback';
import { openStore } from '@site/delivery/store/open-store';
import type { Command } from '@site/service/commands/program';
import { currentActor } from './actor.ts';
import { gateFor } from './gate-beside-site.ts';
import { gatedCommand } from './options.ts';
import { runMove } from './run-move.ts';

export function addRollback(program: Command): void {
  gatedCommand(program, 'rollback')
    .description(
      'puts the previous release live again; given a part, only its previous version. What it takes off comes back only with --again',
    )
    .argument('[part]', 'goes back alone; all others stay')
    .option('--to <release>', 'the release to go back to, of which a part takes its version; default: the previous one')
    .addHelpText(
      'after',
      '\nWhat was live within the last ten releases comes back at once, without the gate. Versions that were rolled back are passed over.',
    )
    .action(async (part, { channel, to, why = 'rolled back by hand', ...options }) => {
      const store = openStore();
      const back = { channel, part, to, why, by: await currentActor(), gate: gateFor(store, options) };
      await runMove({ channel, names: [] }, options, () => rollback(store, back));
    });
}
