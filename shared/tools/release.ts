import { runCommandGroup } from '@site/service/command-line';
import { canaryCommand, promoteCommand, rollbackCommand } from './release/channel-commands.ts';
import { deliverCommand } from './release/deliver-command.ts';
import { diffCommand } from './release/diff-command.ts';
import { retireCommand } from './release/retire-command.ts';
import { tokenCommand } from './release/token-command.ts';
import { touchedCommand } from './release/touched.ts';
import { pruneCommand, publishCommand } from './release/version-commands.ts';
import { historyCommand, statusCommand, versionsCommand } from './release/view-commands.ts';

await runCommandGroup({
  usage: 'npm run release -- COMMAND …',
  summary:
    'Delivers parts: from a checkout to visitors, and back. deliver does all; the commands below it are its steps.',
  commands: {
    deliver: deliverCommand,
    touched: touchedCommand,
    publish: publishCommand,
    promote: promoteCommand,
    canary: canaryCommand,
    rollback: rollbackCommand,
    retire: retireCommand,
    status: statusCommand,
    history: historyCommand,
    diff: diffCommand,
    versions: versionsCommand,
    prune: pruneCommand,
    token: tokenCommand,
  },
  notes: `Each command takes --json and --help, which lists its options.
The release store is the folder RELEASES_DIR (default: .releases) or the bucket RELEASES_BUCKET; shell/SETTINGS.md has all settings.`,
  exitCodes: { 3: 'refused by the gate' },
});
