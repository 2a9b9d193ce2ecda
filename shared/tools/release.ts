import { runCommandGroup } from '@site/service/command-line';
import { canaryCommand, promoteCommand, rollbackCommand } from './release/channel-commands.ts';
import { tokenCommand } from './release/token-command.ts';
import { touchedCommand } from './release/touched.ts';
import { pruneCommand, publishCommand } from './release/version-commands.ts';
import { diffCommand, historyCommand, statusCommand } from './release/view-commands.ts';

await runCommandGroup({
  usage: 'npm run release -- COMMAND …',
  summary: 'Takes a part from a checkout to visitors, and back. The commands stand in the order of a delivery.',
  commands: {
    touched: touchedCommand,
    publish: publishCommand,
    promote: promoteCommand,
    canary: canaryCommand,
    rollback: rollbackCommand,
    status: statusCommand,
    diff: diffCommand,
    history: historyCommand,
    prune: pruneCommand,
    token: tokenCommand,
  },
  notes: 'Each takes --json and --help.',
  exitCodes: { 3: 'refused by the gate' },
});
