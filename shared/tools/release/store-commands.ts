import { diffReleases, lastTwoReleases } from '@site/delivery/channels/compare-releases';
import {
  describeAuthor,
  describeDifference,
  describeProvenance,
  describeRolledBack,
  describeSkipped,
  describeTime,
  retiredAddresses,
} from '@site/delivery/channels/describe';
import { rolledBackSince } from '@site/delivery/channels/rolled-back';
import { type ChannelStatus, type ListedVersion, listVersions, readStatus } from '@site/delivery/channels/status';
import type { Canary, ChannelEntry } from '@site/delivery/store/channel-entry';
import { openStore } from '@site/delivery/store/open-store';
import { type Pruned, prune, pruneDefaults } from '@site/delivery/store/prune';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import {
  type Command,
  InvalidArgumentError,
  jsonOption,
  parseNumber,
  printResult,
} from '@site/service/commands/program';
import { escapeHiddenInLine } from '@site/text/visible-text';
import { askBehind } from './await-shown.ts';
import { siteFor } from './gate-beside-site.ts';
import { channelOption } from './options.ts';
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

export function addHistory(program: Command): void {
  program
    .command('history')
    .description('what was done to a channel, when, why and by whom, with the versions it brought, newest first')
    .addOption(channelOption)
    .addOption(jsonOption)
    .action(async ({ channel, ...options }) => {
      const store = openStore();
      const entries = (await store.channel(channel).history()).reverse();
      const text =
        entries.flatMap((entry, index) => describeEntry(entry, entries[index + 1])).join('\n') ||
        noHistory(channel, await store.listChannels());
      printResult({ text, data: entries }, options);
    });
}

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

export function addDiff(program: Command): void {
  program
    .command('diff')
    .description('what differs between two releases, part by part; by default the last two of the channel')
    .argument('[before]', 'the id of a release')
    .argument('[after]', 'the id of another')
    .addOption(channelOption)
    .addOption(jsonOption)
    .action(async (named, namedAfter, { channel, ...options }) => {
      if (named && !namedAfter)
        throw new InvalidArgumentError('diff compares two releases: name both ids, or none for the last two.');
      const store = openStore();
      const ids =
        named && namedAfter ? ([named, namedAfter] as const) : lastTwoReleases(await store.channel(channel).history());
      if (!ids) throw new Error(`${channel} never had two releases to compare.`);
      const [before, after] = ids;
      const parts = await diffReleases(store, before, after);
      const text = parts.map(describeDifference).join('\n') || 'The two releases are the same.';
      printResult({ text: `${before} -> ${after}\n${text}`, data: { before, after, parts } }, options);
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
      printResult({ text: describePruned(pruned, isDryRun), data: pruned }, options);
    });
}

function describeSignatures({ trustedKeys }: ReleaseStore): string {
  if (!trustedKeys) return 'Signatures are not checked: TRUSTED_KEYS is not set.';
  return `Signatures are checked by the listed keys of ${Object.keys(trustedKeys).join(', ')}.`;
}

function describeStatus({ channel, entry, parts, canaryParts, retired, ...status }: ChannelStatus): string[] {
  const { release, revision, at, why, by, canary, rolledBack = [] } = entry;
  return [
    `${channel}  release ${release}, revision ${revision} of ${describeTime(at)}${by ? ` ${describeAuthor(by)}` : ''}: ${escapeHiddenInLine(why)}`,
    ...describeVersions(parts, status.provenance),
    ...Object.entries(retired).flatMap(([part, rows]) => [`  ${part.padEnd(12)} retired`, ...retiredAddresses(rows)]),
    ...(canary ? [`  ${describeCanaryShare(canary)}`, ...describeVersions(canaryParts, status.canaryProvenance)] : []),
    ...rolledBack.map((one) => `  ${one.part}@${one.version} ${describeRolledBack(one, channel)}`),
  ];
}

function describeCanaryShare({ percent, release }: Canary): string {
  return `canary: ${percent} % of new visits get release ${release}`;
}

function describeVersions(versions: Record<string, string>, provenance: ChannelStatus['provenance']): string[] {
  return Object.entries(versions).map(([part, version]) =>
    `  ${part.padEnd(12)} ${version}   ${describeProvenance(provenance[part] ?? {})}`.trimEnd(),
  );
}

function noHistory(channel: string, channels: string[]): string {
  const others = channels.length > 0 ? ` Channels with one: ${channels.join(', ')}.` : '';
  return `${channel} has no history yet.${others} ${describeStore()}`;
}

/** Lines for a person: what was done, and below it what it brought and rolled back. */
function describeEntry(entry: ChannelEntry, before: ChannelEntry | undefined) {
  const { revision, at, action, release, canary, why, by, skippedChecks, brought = [] } = entry;
  const line = [
    `${revision}`.padStart(4),
    describeTime(at),
    action.padEnd(8),
    release,
    escapeHiddenInLine(why),
    describeAuthor(by),
    skippedChecks ? `[${describeSkipped(skippedChecks)}]` : '',
  ];
  const made = brought.map((one) => ({ name: `${one.part}@${one.version}`, provenance: describeProvenance(one) }));
  const width = Math.max(...made.map(({ name }) => name.length));
  return [
    line.filter(Boolean).join('  '),
    ...(canary ? [`      ${describeCanaryShare(canary)}`] : []),
    ...made
      .filter(({ provenance }) => provenance)
      .map(({ name, provenance }) => `      ${name.padEnd(width)}  ${provenance}`),
    ...rolledBackSince(entry, before).map(({ part, version }) => `      rolled back: ${part}@${version}`),
  ];
}

function describeVersion({ version, publishedAt, live, canary, ...provenance }: ListedVersion): string {
  const places = [...live.map((channel) => `live on ${channel}`), ...canary.map((channel) => `canary on ${channel}`)];
  const published = `published ${describeTime(publishedAt)}`;
  return [version, published, describeProvenance(provenance), places.join(', ')].filter(Boolean).join('   ');
}

function describePruned({ versions, releases }: Pruned, isDryRun: boolean): string {
  const counts = `${versions.length} versions, ${releases.length} releases.`;
  return [`${isDryRun ? 'Would be removed' : 'Removed'}: ${counts}`, ...versions].join('\n');
}
