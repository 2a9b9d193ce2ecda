import { compareToLive } from '@site/release/releases/compare-releases';
import { describeComparison } from '@site/release/releases/describe';
import { openStore } from '@site/release/store/open-store';
import { type Pruned, prune, pruneDefaults } from '@site/release/store/prune';
import { type Command, jsonOption, Option, parseNumber, printAnswer } from '@site/service/program';
import { createProgress } from './progress.ts';
import { publishHere } from './publish-here.ts';

export const buildOption = new Option('--build <folder>', 'take a finished build (with part.json) instead of building');
export const withoutTypesOption = new Option(
  '--without-types',
  'take what does not pass the type check too; version and history say so',
);

export function addPublish(program: Command): void {
  program
    .command('publish')
    .description('builds the part and puts the version into the store; no visitor sees it yet')
    .argument('<part>')
    .addOption(buildOption)
    .addOption(withoutTypesOption)
    .addOption(jsonOption)
    .addHelpText('after', '\nA version is never overwritten: the same build published again is the same version.')
    .action(async (part, { build, withoutTypes, ...options }) => {
      const store = openStore();
      const types = withoutTypes ? 'unchecked' : 'check';
      const version = await publishHere(store, part, { build, types, progress: createProgress() });
      const comparison = await compareToLive(store, await store.readPart(part, version));
      printAnswer(
        {
          text: `${part}@${version}\n${describeComparison(comparison)}`,
          data: { part, version, production: comparison },
        },
        options,
      );
    });
}

export function addPrune(program: Command): void {
  program
    .command('prune')
    .description('removes versions that no live or recent release uses, and that are older than 24 hours')
    .option('--keep <n>', 'releases kept on each channel before the live one', parseNumber, pruneDefaults.keep)
    .option('--dry-run', 'say what would be removed')
    .addOption(jsonOption)
    .action(async ({ keep, dryRun: isDryRun = false, ...options }) => {
      const pruned = await prune(openStore(), { ...pruneDefaults, keep, isDryRun });
      printAnswer({ text: prunedInWords(pruned, isDryRun), data: pruned }, options);
    });
}

function prunedInWords({ versions, releases }: Pruned, isDryRun: boolean): string {
  const counts = `${versions.length} versions, ${releases.length} releases.`;
  return [`${isDryRun ? 'Would be removed' : 'Removed'}: ${counts}`, ...versions].join('\n');
}
