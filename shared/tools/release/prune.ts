import { openStore } from '@site/delivery/store/open-store';
import { prune, pruneDefaults } from '@site/delivery/store/prune';
import { type Command, jsonOption, parseNumber, printResult } from '@site/service/commands/program';

export function addPrune(program: Command): void {
  program
    .command('prune')
    .description('removes versions that no live or recent release uses, and that are older than 24 hours')
    .option('--keep <n>', 'releases kept on each channel before the live one', parseNumber, pruneDefaults.keep)
    .option('--dry-run', 'say what would be removed')
    .addOption(jsonOption)
    .action(async ({ keep, dryRun: isDryRun = false, ...options }) => {
      const pruned = await prune(openStore(), { ...pruneDefaults, keep, isDryRun });
      const counts = `${pruned.versions.length} versions, ${pruned.releases.length} releases.`;
      const lines = [`${isDryRun ? 'Would be removed' : 'Removed'}: ${counts}`, ...pruned.versions];
      printResult({ text: lines.join('\n'), data: pruned }, options);
    });
}
