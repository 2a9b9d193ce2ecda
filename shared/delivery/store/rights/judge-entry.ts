import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@site/contracts/manifest';
import type { ChannelEntry, EntrySignature, HeldVersion, Shown } from '../channel-entry.ts';
import { releaseOf, versionsChanged, withoutPart } from '../release.ts';
import { encodeJson, manifestKey, releaseKey } from '../store-layout.ts';
import { isSignatureOf } from './keys.ts';
import {
  approvalsNeeded,
  freezeAt,
  isAllowed,
  isSignedByPlatform,
  type Policy,
  personOf,
  type Right,
} from './policy.ts';
import { authorizedSigners, sha256 } from './statements.ts';

/** How much before an earlier entry one may be dated: clocks differ, and older versions of the commands go by their own clock alone. */
const maxClockSkewMs = 5 * 60_000;

/** An entry of a channel that has a policy. */
export type SignedEntry = ChannelEntry & { signed: EntrySignature };

/** Where a channel stands after its last trustworthy entry. */
export interface TrustedState {
  entry: SignedEntry;
  /** Hash of the entry's file. */
  sha256: string;
  policy: Policy;
  /** Files of this entry and of those before it. */
  files: Record<string, string>;
  /** Manifests of the versions that were live, each also in `files`. */
  lived: string[];
  /** The latest time of an entry since the policy began. Absent with its own entry, whose time nobody signs. */
  latest?: string;
}

/** The signed content of an entry. */
export function entryContent(entry: SignedEntry): Buffer {
  const { key: _key, signature: _signature, ...signed } = entry.signed;
  return encodeJson({ ...entry, signed });
}

/**
 * Why the policy in force does not allow an entry; undefined if it does. Needs nothing but the entries, so that every reader comes to the same
 * result.
 */
export function problemOfEntry(entry: SignedEntry, previous: TrustedState): string | undefined {
  if (!entry.signed) return 'is not signed';
  if (entry.signed.after !== previous.sha256) return 'does not follow the last entry that counts';
  return (
    problemOfFiles(entry, previous) ??
    (entry.policy ? problemOfPolicy(entry, previous) : problemOfChange(entry, previous))
  );
}

/** The later one of two times. */
export function laterOf(one: string, other: string | undefined): string {
  return other && Date.parse(other) > Date.parse(one) ? other : one;
}

function problemOfFiles({ release, canary, signed }: SignedEntry, { files }: TrustedState): string | undefined {
  if (signed.live.id !== release || signed.canary?.id !== canary?.release) return 'was signed for another release';
  const releases = signed.canary ? [signed.live, signed.canary] : [signed.live];
  const referenced = [...manifestsIn(signed), ...releases.map(({ id }) => releaseKey(id))];
  const foreign = Object.keys(signed.files).find((file) => !referenced.includes(file));
  if (foreign) return `names ${foreign}, which it does not rely on`;
  const other = Object.keys(signed.files).find((file) => files[file] && files[file] !== signed.files[file]);
  if (other) return `says that ${other} has another content than before`;
  const unstated = manifestsIn(signed).find((manifest) => !signed.files[manifest]);
  if (unstated) return `does not say what ${unstated} contains`;
  // Whoever signs chooses a release by its id, and reads its versions from a file of the store: both must agree.
  const misnamed = releases.find((one) => releaseOf(one).id !== one.id);
  if (misnamed) return `names release ${misnamed.id}, which has other versions`;
  const forged = releases.find((one) => signed.files[releaseKey(one.id)] !== sha256(encodeJson(one)));
  return forged && `says that release ${forged.id} has another content than its file`;
}

function problemOfPolicy(
  { policy: brought, signed, canary, held = [] }: SignedEntry,
  previous: TrustedState,
): string | undefined {
  if (!brought) return undefined;
  const { policy } = brought;
  if (policy.channel !== previous.policy.channel) return `has the policy of ${policy.channel}`;
  if (policy.version !== previous.policy.version + 1)
    return `has version ${policy.version} of the policy, which cannot replace version ${previous.policy.version}`;
  if (!isSignedByPlatform(brought, previous.policy.platform)) return 'has a policy that the platform has not signed';
  // Otherwise its keys might be nobody's, and the next policy could never be signed.
  if (!isSignedByPlatform(brought, policy.platform)) return 'has a policy that its own platform keys have not signed';
  const { entry } = previous;
  const isSame = isDeepStrictEqual(
    [signed.live, signed.canary, canary, held],
    [entry.signed.live, entry.signed.canary, entry.canary, entry.held ?? []],
  );
  return isSame ? undefined : 'changes the release together with the policy';
}

function problemOfChange(entry: SignedEntry, previous: TrustedState): string | undefined {
  const { policy } = previous;
  const { key = '', signature = '', statements = [] } = entry.signed;
  const person = personOf(policy, key);
  if (!person) return key ? `is signed with a key that the policy does not know: ${key}` : 'is not signed';
  if (!isSignatureOf({ key, signature }, entryContent(entry))) return `has no valid signature of ${person}`;
  const at = Date.parse(entry.at);
  // Not `at > …`: an entry without a time, which parses to NaN, must be refused.
  if (!(at <= Date.parse(policy.expires))) return `was made after the policy expired, on ${policy.expires}`;
  const { latest } = previous;
  if (latest && at < Date.parse(latest) - maxClockSkewMs)
    return `is dated ${entry.at}, over five minutes before an earlier entry, of ${latest}`;

  const changes = changesOf(entry, previous.entry, previous.lived);
  const freeze = freezeAt(policy, at);
  const frozen = freeze && changes.find(({ isNew, isWider }) => isNew || isWider);
  if (frozen)
    return `${frozen.isNew ? 'brings a new version' : 'gives a version to more visitors'} in the freeze until ${freeze.to}: ${freeze.why}`;
  const { held = [] } = previous.entry;
  for (const { part, anyOf, brings, isNew } of changes) {
    if (!anyOf.some((right) => isAllowed(policy, person, right, part)))
      return `needs the right to ${anyOf.join(' or ')} ${part}, which ${person} does not have`;
    if (!brings) continue;
    const isHeld = held.some((one) => one.part === part && one.version === brings);
    if (isHeld && !isAllowed(policy, person, 'hold', part))
      return `brings ${part}@${brings}, which is held, and ${person} does not have the right to hold ${part}`;
    if (!isNew) continue;
    const file = manifestKey(part, brings);
    const version = { part, version: brings, manifest: previous.files[file] ?? entry.signed.files[file] ?? '' };
    if (!previous.files[file] && authorizedSigners('publish', version, statements, policy).length === 0)
      return `brings ${part}@${brings}, which nobody with the right to publish it has signed`;
    const approvals = authorizedSigners('approve', version, statements, policy).filter(
      (name) => name !== person,
    ).length;
    const needed = approvalsNeeded(policy, part);
    if (approvals < needed) return `brings ${part}@${brings} with ${approvals} of ${needed} approvals`;
  }
  return undefined;
}

/** Keys of the manifests of all versions that visitors get. */
export function manifestsIn({ live, canary }: Shown): string[] {
  const versions = [live, canary].flatMap((release) => Object.entries(release?.parts ?? {}));
  return [...new Set(versions.map(([part, version]) => manifestKey(part, version)))];
}

interface PartChange {
  part: string;
  /** One of these rights is needed. */
  anyOf: Right[];
  /** A version that some visitors did not get before. */
  brings?: string;
  /** Whether the version needs a signed publication and approvals, as one that was never live does. */
  isNew?: boolean;
  /** Whether more visitors get the canary's version. */
  isWider?: boolean;
}

function changesOf(entry: SignedEntry, before: SignedEntry, lived: string[]): PartChange[] {
  const isNextStep = isStepOf(entry, before);
  return [
    ...liveChanges(entry.signed, before.signed, lived, isNextStep),
    ...retirementChanges(entry.signed.live, before.signed.live),
    ...(isNextStep ? [] : canaryChanges(entry.signed, before.signed)),
    ...shareChanges(entry, before, isNextStep),
    ...holdChanges(entry, before),
  ];
}

/** Whether the entry raises the running canary to its next share, as announced when it began. */
function isStepOf({ release, canary }: ChannelEntry, { release: live, canary: running }: ChannelEntry): boolean {
  const [percent, ...next] = running?.next ?? [];
  if (!running || percent === undefined) return false;
  if (percent === 100) return release === running.release && !canary;
  const isSame = release === live && canary?.release === running.release;
  return isSame && canary?.percent === percent && (canary.next ?? []).join() === next.join();
}

function liveChanges(shown: Shown, before: Shown, lived: string[], isNextStep: boolean): PartChange[] {
  const removed = Object.keys(before.live.parts).filter((part) => !Object.hasOwn(shown.live.parts, part));
  const changed = Object.entries(versionsChanged(before.live, shown.live));
  return [
    ...removed.map((part): PartChange => ({ part, anyOf: ['retire'] })),
    ...changed.map(([part, version]): PartChange => {
      const wasLive = lived.includes(manifestKey(part, version));
      if (isNextStep) return { part, anyOf: ['guard', 'promote'], brings: version, isWider: true };
      return { part, anyOf: wasLive ? ['rollback', 'promote'] : ['promote'], brings: version, isNew: !wasLive };
    }),
  ];
}

/** Whoever retires a part needs no right for parts that were retired earlier, although their redirects to its pages change with it. */
function retirementChanges({ parts, retired = {} }: Release, before: Release): PartChange[] {
  const retiring = Object.keys(retired).filter(
    (part) => Object.hasOwn(before.parts, part) && !Object.hasOwn(parts, part),
  );
  const expected = retiring.reduce((release, part) => withoutPart(release, part, retired[part] ?? {}), before);
  const changed = Object.keys(retired).filter((part) => !isDeepStrictEqual(retired[part], expected.retired?.[part]));
  const dropped = Object.keys(before.retired ?? {}).filter(
    (part) => !Object.hasOwn(retired, part) && !Object.hasOwn(parts, part),
  );
  return [...retiring, ...changed, ...dropped].map((part) => ({ part, anyOf: ['retire'] }));
}

function canaryChanges(shown: Shown, before: Shown): PartChange[] {
  const tried = shown.canary ? versionsChanged(shown.live, shown.canary) : {};
  const triedBefore = before.canary ? versionsChanged(before.live, before.canary) : {};
  const begun = Object.entries(tried).filter(([part, version]) => triedBefore[part] !== version);
  const ended = Object.keys(triedBefore).filter(
    (part) => !Object.hasOwn(tried, part) && shown.live.parts[part] !== triedBefore[part],
  );
  const parts = shown.canary?.parts ?? shown.live.parts;
  const lacking = Object.keys(shown.live.parts).filter((part) => !Object.hasOwn(parts, part));
  return [
    ...lacking.map((part): PartChange => ({ part, anyOf: ['retire'] })),
    ...(shown.canary ? retirementChanges(shown.canary, shown.live) : []),
    ...begun.map(([part, version]): PartChange => ({ part, anyOf: ['canary'], brings: version, isNew: true })),
    ...ended.map((part): PartChange => ({ part, anyOf: ['canary', 'guard', 'rollback'] })),
  ];
}

/** More or fewer visitors for a canary that goes on. */
function shareChanges(entry: SignedEntry, before: SignedEntry, isNextStep: boolean): PartChange[] {
  const [now, was] = [entry.canary, before.canary];
  const isSame = now?.percent === was?.percent && (now?.next ?? []).join() === (was?.next ?? []).join();
  const { live, canary } = entry.signed;
  if (!now || !was || !canary || isSame) return [];
  const anyOf: Right[] = isNextStep ? ['guard', 'canary'] : ['canary'];
  // Not `now.percent > …`: an entry without a share must count as a wider one.
  const isWider = !(now.percent <= was.percent);
  return Object.keys(versionsChanged(live, canary)).map((part) => ({ part, anyOf, isWider }));
}

function holdChanges({ held = [] }: ChannelEntry, { held: heldBefore = [] }: ChannelEntry): PartChange[] {
  const isAmong = (holds: HeldVersion[], hold: HeldVersion) => holds.some((one) => isDeepStrictEqual(one, hold));
  return [
    ...held
      .filter((hold) => !isAmong(heldBefore, hold))
      .map(({ part }): PartChange => ({ part, anyOf: ['hold', 'rollback', 'guard'] })),
    ...heldBefore.filter((hold) => !isAmong(held, hold)).map(({ part }): PartChange => ({ part, anyOf: ['hold'] })),
  ];
}
