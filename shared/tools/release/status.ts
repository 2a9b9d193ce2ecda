import {
  describeAuthor,
  describeCanary,
  describeProvenance,
  describeRolledBack,
  describeTime,
  retiredAddresses,
} from '@site/delivery/channels/describe';
import { type ChannelStatus, readStatus } from '@site/delivery/channels/status';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { type Command, jsonOption, printResult } from '@site/service/commands/program';
import { escapeHiddenInLine } from '@site/text/visible-text';
import { askBehind } from './await-shown.ts';
import { siteFor } from './gate-beside-site.ts';
import { describeStore } from './used-store.ts';

export function addStatus(program: Command): void {
  program
    .command('status')
    .description(
      'which release is live on each channel, its versions, who made them, and what the site at SITE_URL runs instead',
    )
    .addOption(jsonOption)
    .action(async (options) => {
      const store = openStore();
      const channels = await readStatus(store);
      const lines = channels.flatMap(describeStatus);
      const none = `No channel has a release yet; npm start makes the first. ${describeStore()}`;
      const behind = options.json ? [] : (await askBehind(siteFor({}))).map((line) => `ATTENTION  ${line}`);
      const text = [...(lines.length > 0 ? lines : [none]), describeSignatures(store), ...behind].join('\n');
      printResult({ text, data: channels }, options);
    });
}

function describeStatus({ channel, entry, parts, canaryParts, retired, ...status }: ChannelStatus): string[] {
  const { release, revision, at, why, by, canary, rolledBack = [] } = entry;
  return [
    `${channel}  release ${release}, revision ${revision} of ${describeTime(at)}${by ? ` ${describeAuthor(by)}` : ''}: ${escapeHiddenInLine(why)}`,
    ...describeVersions(parts, status.provenance),
    ...Object.entries(retired).flatMap(([part, rows]) => [`  ${part.padEnd(12)} retired`, ...retiredAddresses(rows)]),
    ...(canary ? [`  ${describeCanary(canary)}`, ...describeVersions(canaryParts, status.canaryProvenance)] : []),
    ...rolledBack.map((one) => `  ${one.part}@${one.version} ${describeRolledBack(one, channel)}`),
  ];
}

function describeVersions(versions: Record<string, string>, provenance: ChannelStatus['provenance']): string[] {
  return Object.entries(versions).map(([part, version]) =>
    `  ${part.padEnd(12)} ${version}   ${describeProvenance(provenance[part] ?? {})}`.trimEnd(),
  );
}

function describeSignatures({ trustedKeys }: ReleaseStore): string {
  if (!trustedKeys) return 'Signatures are not checked: TRUSTED_KEYS is not set.';
  return `Signatures are checked by the listed keys of ${Object.keys(trustedKeys).join(', ')}.`;
}
