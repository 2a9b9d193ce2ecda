import type { Release } from '@site/contracts/manifest';
import type { Gate } from '../gate/gate.ts';
import { Refused, type ResolvedRelease } from '../gate/proposal.ts';
import type { Canary } from '../store/channel-entry.ts';
import { versionsChanged, withVersions } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { undefinedIfNotInStore } from '../store/store-errors.ts';
import type { ChannelChange, ChannelHistory } from './change-channel.ts';
import { refuseRolledBack } from './rolled-back.ts';

/** Like the gate's `Proposal`, before the manifests have been read. */
export interface ProposedChange {
  /** The live release; it has no parts if nothing is live. */
  live: Release;
  proposed: Release;
  /** Lets versions pass that were rolled back. */
  again?: boolean;
}

/**
 * Admits a combination of versions to a channel: none that is new was rolled back, all that are new are signed, and the gate lets them in. A recent
 * release needs no gate. Writes the release. Returns its id, with the checks that a person skipped. Throws `Refused`, `NotSigned`.
 */
export async function admit(
  store: ReleaseStore,
  history: ChannelHistory,
  { live, proposed, again }: ProposedChange,
  { judge, skippedChecks }: Gate,
): Promise<Required<Pick<ChannelChange, 'release' | 'skippedChecks'>>> {
  if (!again) refuseRolledBack(history, live, proposed);
  await store.expectSigned(versionsChanged(live, proposed));
  const { id: release } = proposed;
  // A release that is still in the store has all its versions: `prune` removes it before them.
  if (history.recent.includes(release) && (await store.readRelease(release).catch(undefinedIfNotInStore)))
    return { release, skippedChecks: [] };
  const proposal = {
    live: history.now && (await resolveRelease(store, live)),
    proposed: await resolveRelease(store, proposed),
  };
  const refusals = await judge(proposal, store);
  if (refusals.length > 0) throw new Refused(refusals);
  await store.createRelease(proposed);
  return { release, skippedChecks };
}

async function resolveRelease(store: ReleaseStore, { id, parts, retired = {} }: Release): Promise<ResolvedRelease> {
  return { id, manifests: await store.readManifests(parts), retired };
}

/** Rebases a canary on what others have changed, so that promoting it later does not undo their work. */
export async function rebase(
  store: ReleaseStore,
  history: ChannelHistory,
  { live, proposed: next }: ProposedChange,
  gate: Gate,
): Promise<Canary | undefined> {
  const canary = history.now?.canary;
  if (!canary) return undefined;
  const tried = { parts: versionsChanged(live, await store.readRelease(canary.release)) };
  const isRetiredNow = (part: string) => Object.hasOwn(live.parts, part) && !Object.hasOwn(next.parts, part);
  const changed = Object.fromEntries(
    Object.entries(versionsChanged(next, tried)).filter(([part]) => !isRetiredNow(part)),
  );
  if (Object.keys(changed).length === 0) return undefined;
  const { release } = await admit(store, history, { live: next, proposed: withVersions(next, changed) }, gate);
  return { ...canary, release };
}
