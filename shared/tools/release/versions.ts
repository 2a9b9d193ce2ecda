import { describeProvenance, describeTime } from '@site/delivery/channels/describe';
import { type ListedVersion, listVersions } from '@site/delivery/channels/status';
import { openStore } from '@site/delivery/store/open-store';
import { type Command, InvalidArgumentError, jsonOption, printResult } from '@site/service/commands/program';
import { describeStore } from './used-store.ts';

export function addVersions(program: Command): void {
  program
    .command('versions')
    .description('the versions of a part in the store, newest first, and which of them are live')
    .argument('<part>')
    .addOption(jsonOption)
    .action(async (part, options) => {
      const versions = await listVersions(openStore(), part);
      if (versions.length === 0)
        throw new InvalidArgumentError(`The release store has no version of "${part}". ${describeStore()}`);
      printResult({ text: versions.map(describeVersion).join('\n'), data: versions }, options);
    });
}

function describeVersion({ version, publishedAt, live, canary, ...provenance }: ListedVersion): string {
  const places = [...live.map((channel) => `live on ${channel}`), ...canary.map((channel) => `canary on ${channel}`)];
  const published = `published ${describeTime(publishedAt)}`;
  return [version, published, describeProvenance(provenance), places.join(', ')].filter(Boolean).join('   ');
}
