import path from 'node:path';
import { openStore } from '@site/release/open-store';
import { prune, pruneDefaults } from '@site/release/prune';
import { buildParts, findParts } from '@site/runner/parts';
import { type Command, numberOf, WrongUsage } from './options.ts';

export const publishing: Command = {
  usage: 'publish PART [--build FOLDER]',
  summary: 'builds the part and puts the version into the store; no visitor sees it yet',
  help: `npm run release -- publish PART\n  --build FOLDER      takes a finished build (with part.json) instead of building\nA version is never overwritten: the same build published again is the same version.\n`,
  async run([part, ...more], options) {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part to publish.');
    const { name, version } = await openStore().publish(
      options.build ? path.resolve(options.build) : await build(part),
    );
    if (name !== part) throw new Error(`The build in ${options.build} is of ${name}, not of ${part}.`);
    return { text: `${name}@${version}`, data: { part: name, version } };
  },
};

async function build(part: string): Promise<string> {
  const parts = await findParts();
  const found = parts.find(({ name }) => name === part);
  if (!found)
    throw new WrongUsage(`There is no part "${part}" here; there is ${parts.map(({ name }) => name).join(', ')}.`);
  buildParts([found.folder]);
  return path.join(found.folder, 'dist');
}

export const prunes: Command = {
  usage: 'prune [--keep N]',
  summary: 'removes versions that no live or recent release names',
  help: `npm run release -- prune\n  --keep N            releases kept on each channel before the present one; ${pruneDefaults.keep} where not given\n  --dry-run           says what would go\nNothing of the last 24 hours goes.\n`,
  async run(_words, options) {
    const isDryRun = options['dry-run'] ?? false;
    const pruned = await prune(openStore(), {
      ...pruneDefaults,
      keep: numberOf('keep', options.keep, pruneDefaults.keep),
      isDryRun,
    });
    const { versions, releases } = pruned;
    return {
      text: [
        `${isDryRun ? 'Would go' : 'Gone'}: ${versions.length} versions, ${releases.length} releases.`,
        ...versions,
      ].join('\n'),
      data: pruned,
    };
  },
};
