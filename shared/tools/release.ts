import { runCommandGroup } from '@site/service/command-line';
import { canaryCommand, promoteCommand, rollbackCommand } from './release/channel-commands.ts';
import { retireCommand } from './release/retire-command.ts';
import { tokenCommand } from './release/token-command.ts';
import { pruneCommand, publishCommand } from './release/version-commands.ts';
import { diffCommand, historyCommand, statusCommand } from './release/view-commands.ts';

await runCommandGroup({
  usage: 'npm run release -- COMMAND …',
  summary: 'Takes a part from a checkout to visitors, and back. The commands stand in the order of a delivery.',
  commands: {
    publish: publishCommand,
    promote: promoteCommand,
    canary: canaryCommand,
    rollback: rollbackCommand,
    retire: retireCommand,
    status: statusCommand,
    diff: diffCommand,
    history: historyCommand,
    prune: pruneCommand,
    token: tokenCommand,
  },
  notes: 'Each takes --json and --help.',
  exitCodes: { 3: 'refused by the gate' },
});
