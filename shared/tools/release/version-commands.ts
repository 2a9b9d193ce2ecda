import path from 'node:path';
import { compareToLive, noveltyInWords } from '@site/release/compare-to-live';
import { openStore } from '@site/release/open-store';
import { type Pruned, prune, pruneDefaults } from '@site/release/prune';
import { buildParts, findParts } from '@site/runner/parts';
import { expectNoWords, numberOf, WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { partNamed } from '../part-named.ts';
import { defineReleaseCommand } from './define-release-command.ts';

export const publishCommand = defineReleaseCommand({
  usage: 'publish PART [--build FOLDER]',
  summary: 'builds the part and puts the version into the store; no visitor sees it yet',
  options: { build: { value: 'FOLDER', help: 'takes a finished build (with part.json) instead of building' }, json },
  notes: 'A version is never overwritten: the same build published again is the same version.',
  read: ([part, ...more], { build }) => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part to publish.');
    return { part, build };
  },
  async run({ part, build }) {
    const store = openStore();
    const manifest = await store.publish(build ? path.resolve(build) : await buildPart(part));
    const { name, version } = manifest;
    if (name !== part) throw new Error(`The build in ${build} is of ${name}, not of ${part}.`);
    const novelty = await compareToLive(store, manifest);
    return {
      text: `${name}@${version}\n${noveltyInWords(novelty)}`,
      data: { part: name, version, production: novelty },
    };
  },
});

async function buildPart(name: string): Promise<string> {
  const { folder } = partNamed(name, await findParts());
  await buildParts({ folders: [folder] });
  return path.join(folder, 'dist');
}

export const pruneCommand = defineReleaseCommand({
  usage: 'prune [--keep N]',
  summary: 'removes versions that no live or recent release names',
  options: {
    keep: {
      value: 'N',
      help: `releases kept on each channel before the present one; ${pruneDefaults.keep} where not given`,
    },
    'dry-run': { help: 'says what would go' },
    json,
  },
  notes: 'Nothing of the last 24 hours goes.',
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
  return [`${isDryRun ? 'Would go' : 'Gone'}: ${counts}`, ...versions].join('\n');
}
