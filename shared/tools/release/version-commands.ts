import { compareToLive, noveltyInWords } from '@site/release/releases/compare-to-live';
import { openStore } from '@site/release/store/open-store';
import { type Pruned, prune, pruneDefaults } from '@site/release/store/prune';
import { expectNoWords, numberOf, WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { defineReleaseCommand } from './define-release-command.ts';
import { createProgress } from './progress.ts';
import { publishHere } from './publish-here.ts';

export const publishCommand = defineReleaseCommand({
  usage: 'publish PART [--build FOLDER] [--without-types]',
  summary: 'builds the part and puts the version into the store; no visitor sees it yet',
  options: {
    build: { value: 'FOLDER', help: 'takes a finished build (with part.json) instead of building' },
    'without-types': { help: 'publishes what does not pass the type check; version and history say so' },
    json,
  },
  notes: 'A version is never overwritten: the same build published again is the same version.',
  read: ([part, ...more], { build, 'without-types': withoutTypes = false }) => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part to publish.');
    return { part, build, types: withoutTypes ? ('unchecked' as const) : ('check' as const) };
  },
  async run({ part, build, types }) {
    const store = openStore();
    const version = await publishHere(store, part, { build, types, progress: createProgress() });
    const novelty = await compareToLive(store, await store.readPart(part, version));
    return {
      text: `${part}@${version}\n${noveltyInWords(novelty)}`,
      data: { part, version, production: novelty },
    };
  },
});

export const pruneCommand = defineReleaseCommand({
  usage: 'prune [--keep N]',
  summary: 'removes versions that no live or recent release uses',
  options: {
    keep: {
      value: 'N',
      help: `releases kept on each channel before the live one; default: ${pruneDefaults.keep}`,
    },
    'dry-run': { help: 'says what would be removed' },
    json,
  },
  notes: 'Nothing younger than 24 hours is removed.',
  read: (words, { keep = String(pruneDefaults.keep), 'dry-run': isDryRun = false }) => {
    expectNoWords(words);
    return { keep: numberOf('keep', keep), isDryRun };
  },
  async run(options) {
    const pruned = await prune(openStore(), { ...pruneDefaults, ...options });
    return { text: prunedInWords(pruned, options.isDryRun), data: pruned };
  },
});

function prunedInWords({ versions, releases }: Pruned, isDryRun: boolean): string {
  const counts = `${versions.length} versions, ${releases.length} releases.`;
  return [`${isDryRun ? 'Would be removed' : 'Removed'}: ${counts}`, ...versions].join('\n');
}
