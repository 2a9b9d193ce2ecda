import type { Judge } from '../gate/judge.ts';
import { Refused } from '../gate/proposal.ts';
import { type ReleaseContent, withVersions } from '../store/release-content.ts';
import type { Canary, ChannelEntry, ReleaseStore } from '../store/release-store.ts';

/** Judges a combination, verifies its files and returns the id of its release. Throws `Refused`. */
export async function admit(
  store: ReleaseStore,
  live: ReleaseContent,
  wanted: ReleaseContent,
  judge: Judge,
): Promise<string> {
  const proposal = {
    live: await store.readParts(live.parts),
    proposed: await store.readParts(wanted.parts),
    retired: { live: live.retired ?? {}, proposed: wanted.retired ?? {} },
  };
  const refusals = await judge.check(proposal);
  if (refusals.length > 0) throw new Refused(refusals);
  await Promise.all(proposal.proposed.map((manifest) => store.verify(manifest)));
  return (await store.createRelease(wanted.parts, wanted.retired)).id;
}

/** Rebases a canary on what others have changed, so that promoting it later does not undo their work. */
export async function rebase(
  store: ReleaseStore,
  canary: Canary,
  live: ReleaseContent,
  next: ReleaseContent,
  judge: Judge,
): Promise<Canary | undefined> {
  const { parts } = await store.readRelease(canary.release);
  const isRetiredNow = (part: string) => part in live.parts && !(part in next.parts);
  const tried = Object.fromEntries(
    Object.entries(parts).filter(
      ([part, version]) => live.parts[part] !== version && next.parts[part] !== version && !isRetiredNow(part),
    ),
  );
  if (Object.keys(tried).length === 0) return undefined;
  return { ...canary, release: await admit(store, next, withVersions(next, tried), judge) };
}

/** For the channel's history: the checks that a person left out. */
export function skippedBy({ skipped }: Judge): ChannelEntry['without'] {
  return skipped.length > 0 ? skipped : undefined;
}
