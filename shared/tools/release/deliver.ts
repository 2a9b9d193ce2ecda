import { siteConfig } from '@site/brand/site.config';
import { startCanary } from '@site/delivery/canary/canary';
import { type ChannelMove, changeChannel, type OnRetry } from '@site/delivery/channels/change-channel';
import { promote } from '@site/delivery/channels/promote';
import { expectNotRolledBack } from '@site/delivery/channels/rolled-back';
import type { Gate } from '@site/delivery/gate/gate';
import type { Refusal } from '@site/delivery/gate/proposal';
import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { versionNames } from '@site/delivery/store/version-names';
import type { Command } from '@site/service/commands/program';
import { currentActor } from './actor.ts';
import { awaitShown } from './await-shown.ts';
import { gateFor, siteFor } from './gate-beside-site.ts';
import { againOption, gatedCommand, parseShare } from './options.ts';
import { createProgress, type Progress } from './progress.ts';
import { buildOption, publishFromCheckout, publishShell, versionOption, withShell } from './publish.ts';
import { announceRefusal, reportMove } from './run-move.ts';
import { describeStore } from './used-store.ts';

export function addDeliver(program: Command): void {
  gatedCommand(program, 'deliver')
    .description(
      'all of a delivery: builds, publishes, judges and promotes the part, then waits until the site shows it',
    )
    .argument('<part>')
    .option('--canary <n>', 'start a canary for N percent of new visits instead of promoting', parseShare)
    .addOption(buildOption)
    .addOption(versionOption)
    .addOption(againOption)
    .addHelpText('after', '\nEach step writes a line to stderr. What is refused or fails leaves the channel as it was.')
    .action(async (part, { channel, canary, build, version, again, why, ...options }) => {
      const store = openStore();
      const progress = createProgress();
      progress.note(describeStore());
      // Read before the build, which takes minutes: a wrong setting is refused at once.
      const [by, site, gate] = [await currentActor(), siteFor(options), gateFor(store, options, progress.gate)];
      const delivery = { part, version, build, channel, canary, again, why, by, site, gate };
      const { names, ...delivered } = await deliver(store, delivery, progress);
      await reportMove({ channel, names }, delivered, options);
    });
}

export interface Delivery {
  part: string;
  /** One that is published already; otherwise one is built and published. */
  version?: string;
  /** A finished build, instead of building the part of this checkout. */
  build?: string;
  channel: string;
  /** Starts a canary for this share of new visits, in percent, instead of promoting. */
  canary?: number;
  /** Lets versions pass that were rolled back. */
  again?: boolean;
  why?: string;
  by: string;
  /** The site that follows the channel; undefined if there is none to watch. */
  site?: string;
  gate: Gate;
}

export interface Delivered extends ChannelMove {
  part: string;
  version: string;
  /** What was moved: the version, and that of the shell that it needs. */
  names: string[];
  /** Whether the site shows the version. Undefined if no site answers, and for a canary: most visitors do not see it. */
  isShown: boolean | undefined;
}

/** All of a delivery: publishes the part, makes it live once the gate lets it, and watches the site. Throws `Refused`. */
export async function deliver(store: ReleaseStore, delivery: Delivery, progress: Progress): Promise<Delivered> {
  const { part, build, channel, again } = delivery;
  const version = delivery.version ?? (await publishFromCheckout(store, part, { build, progress }));
  const published = { part, version, channel };
  const name = `${part}@${version}`;
  await announceRefusal({ channel, names: [name] }, () => prepareStaging(store, { ...published, again }));
  const versions = await withShell(store, published, () => publishShell(store, { progress }));
  const names = versionNames(versions);
  const change = { ...delivery, versions, why: delivery.why ?? `deliver ${name}` };
  const moved = await announceRefusal({ channel, names }, () => moveChannel(store, change, progress));
  const isShown = await waitUntilShown(delivery, published, progress);
  return { ...moved, part, version, names, isShown };
}

interface LiveChange extends Pick<Delivery, 'channel' | 'canary' | 'again' | 'by' | 'gate'> {
  versions: Record<string, string>;
  why: string;
}

/** Promotes the versions or starts their canary. If others move the channel meanwhile, the gate judges once more. */
async function moveChannel(
  store: ReleaseStore,
  { versions, channel, canary, again, why, by, gate }: LiveChange,
  progress: Progress,
): Promise<ChannelMove> {
  const onRetry = noteOthers(store, progress);
  const change = { versions, channel, again, why, by, gate: withProgress(gate, progress), onRetry };
  if (canary)
    return progress.step('canary', () => startCanary(store, { ...change, percent: canary }), describeRevision);
  const describe = (now: ChannelMove) => (now.isChanged ? describeRevision(now) : 'was live already');
  return progress.step('promote', () => promote(store, change), describe);
}

/**
 * For the channel `staging`: refuses a version that production would not take later, and begins an empty channel as production is. Throws
 * `Refused`.
 * `release promote --channel staging` can still try such a version.
 */
export async function prepareStaging(
  store: ReleaseStore,
  { part, version, channel, again }: Pick<Delivery, 'part' | 'channel' | 'again'> & { version: string },
): Promise<void> {
  if (channel !== siteConfig.channels.staging) return;
  if (!again) await expectNotRolledBack(store, siteConfig.channels.production, { [part]: version });
  if (await store.channel(siteConfig.channels.staging).newest()) return;
  const production = await store.channel(siteConfig.channels.production).newest();
  if (!production)
    throw new Error('This release store has no release yet: the first one, of all parts, is made by "npm start".');
  // Staging starts with production's own release, so parts that are retired there are retired here too.
  await changeChannel(store, siteConfig.channels.staging, async ({ now }) =>
    now ? undefined : { release: production.release, action: 'start', why: 'as production' },
  );
}

/** The gate, showing its verdict. */
function withProgress({ judge, ...gate }: Gate, progress: Progress): Gate {
  const describe = (refusals: Refusal[]) => (refusals.length > 0 ? 'refused' : 'passed');
  return { ...gate, judge: (...proposal) => progress.step('gate', () => judge(...proposal), describe) };
}

/** Says which parts others have changed, so that the gate checks again. */
function noteOthers(store: ReleaseStore, progress: Progress): OnRetry {
  const partsOf = async (entry?: ChannelEntry): Promise<Record<string, string>> =>
    entry ? (await store.readRelease(entry.release)).parts : {};
  return async (before, now) => {
    const [old, live] = [await partsOf(before), await partsOf(now)];
    for (const part of Object.keys({ ...old, ...live }))
      if (live[part] !== old[part])
        progress.note(`${part} was ${live[part] ? 'promoted' : 'retired'} meanwhile, judging again`);
  };
}

/** An edge sees a new entry within a second, then renders the release's first pages before it shows any. That of a new shell has to start. */
const maxWaitMs = 30_000;

/** Whether the site shows the version; undefined if no site answers, and for a canary. */
async function waitUntilShown(
  { site, canary }: Pick<Delivery, 'site' | 'canary'>,
  { part, version, channel }: Record<'part' | 'version' | 'channel', string>,
  progress: Progress,
): Promise<boolean | undefined> {
  if (canary || site === undefined) return undefined;
  const shown = await progress.step(
    'watch',
    () => awaitShown(site, ({ parts }) => parts[part] === version, maxWaitMs),
    (release) => {
      if (!release) return `no site answers at ${site}; --site names another`;
      if (release.parts[part] === version) return `${site} shows ${part}@${version}`;
      return `${site} still shows ${part}@${release.parts[part] ?? '(none)'}: does it follow the channel ${channel} of this store?`;
    },
  );
  return shown && shown.parts[part] === version;
}

function describeRevision({ release, canary, revision }: ChannelEntry): string {
  return `${canary ? `${release}, canary ${canary.release}` : release}, revision ${revision}`;
}
