import { compatibilityGate, type Gate } from '../gate/gate.ts';
import { Refused } from '../gate/proposal.ts';
import { type ReleaseContent, releaseOf, withVersions } from '../store/release-content.ts';
import type { Canary, ReleaseStore } from '../store/release-store.ts';
import { unlessNotInStore } from '../store/store-errors.ts';
import type { Change, ChannelHistory } from './change-channel.ts';
import { refuseHeld } from './holds.ts';

interface Candidate {
  live: ReleaseContent;
  wanted: ReleaseContent;
  /** All its versions were live a short while ago, though not together: only what cannot run together is refused. */
  wereLive?: boolean;
}

/**
 * Judges a combination and verifies its files. A release that was live a short while ago passed both then. Nothing held comes back.
 * Returns the id of its release, with the checks that a person left out. Throws `Refused`.
 */
export async function admit(
  store: ReleaseStore,
  history: ChannelHistory,
  { live, wanted, wereLive = false }: Candidate,
  gate: Gate,
): Promise<Pick<Change, 'release' | 'without'>> {
  refuseHeld(history, live, wanted);
  const { id: release } = releaseOf(wanted);
  // A release that is still there has all its versions: `prune` removes it before them.
  if (history.recent.includes(release) && (await store.readRelease(release).catch(unlessNotInStore)))
    return { release };
  const judging = wereLive ? compatibilityGate : gate;
  const proposal = {
    live: await store.readParts(live.parts),
    proposed: await store.readParts(wanted.parts),
    retired: { live: live.retired ?? {}, proposed: wanted.retired ?? {} },
  };
  const refusals = await judging.check(proposal);
  if (refusals.length > 0) throw new Refused(refusals);
  if (!wereLive) await Promise.all(proposal.proposed.map((manifest) => store.verify(manifest)));
  await store.createRelease(wanted.parts, wanted.retired);
  return { release, ...(judging.skipped.length > 0 && { without: judging.skipped }) };
}

/** Rebases a canary on what others have changed, so that promoting it later does not undo their work. */
export async function rebase(
  store: ReleaseStore,
  history: ChannelHistory,
  { live, wanted: next }: Candidate,
  gate: Gate,
): Promise<Canary | undefined> {
  const canary = history.now?.canary;
  if (!canary) return undefined;
  const { parts } = await store.readRelease(canary.release);
  const isRetiredNow = (part: string) => part in live.parts && !(part in next.parts);
  const tried = Object.fromEntries(
    Object.entries(parts).filter(
      ([part, version]) => live.parts[part] !== version && next.parts[part] !== version && !isRetiredNow(part),
    ),
  );
  if (Object.keys(tried).length === 0) return undefined;
  const { release } = await admit(store, history, { live: next, wanted: withVersions(next, tried) }, gate);
  return { ...canary, release };
}
