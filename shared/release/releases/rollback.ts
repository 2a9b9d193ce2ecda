import type { Release } from '@site/contracts/manifest';
import type { Judge } from '../gate/judge.ts';
import { type ReleaseContent, stateOf, versionsChanged, withPartOf } from '../store/release-content.ts';
import type { ChannelEntry, HeldVersion, ReleaseStore } from '../store/release-store.ts';
import { unlessNotInStore } from '../store/store-errors.ts';
import { admit } from './admit.ts';
import { changeChannel, liveReleaseIds, type Standing } from './change-channel.ts';
import { addHeld, heldAmong } from './holds.ts';

export interface Rollback {
  channel: string;
  why: string;
  by?: string | undefined;
  /** The release to return to; the previous one where absent. */
  to?: string | undefined;
  /** Rolls back this part only. */
  part?: string | undefined;
  /** Asked about what was not live within the last ten releases. */
  judge: Judge;
}

/**
 * Points a channel back, and holds the versions that it takes off. What was live within the last ten releases passed the gate then: no file
 * of it is read and nothing is run, so that it is back at once. A canary ends: whoever rolls back wants one known state.
 * Throws `Refused`, `NotInStore`.
 *
 * @example
 * await rollback(store, { channel: 'production', part: 'blog', why: 'the list is empty', judge });
 */
export async function rollback(
  store: ReleaseStore,
  { channel, why, by, to, part, judge }: Rollback,
): Promise<ChannelEntry> {
  let target: Release | undefined;
  return changeChannel(store, channel, async (standing) => {
    const { now, recent } = standing;
    if (!now) throw new Error(`The channel ${channel} has no release yet, so there is nothing to roll back.`);
    const [live, former] = await Promise.all([store.readRelease(now.release), readFormer(store, recent)]);
    // Determined once, before any retry: after somebody else's rollback, the release before the present one is the bad one.
    target ??= to ? await store.readRelease(to) : await previous(store, standing, { live, former, part });
    const back = target;
    const wanted = part ? changedBack(live, part, back) : back;
    const wereLive = part !== undefined && recent.includes(back.id);
    const admitted = await admit(store, standing, { live, wanted, wereLive }, judge);
    if (admitted.release === now.release && !now.canary) return undefined;
    let { held } = now;
    for (const release of passedOver(former, back))
      held = addHeld(held, ofPart(versionsChanged(wanted, release), part), { why, by });
    return { ...admitted, action: 'rollback', why, by, held };
  });
}

/** The releases that were live last, the present one first, as far as the store still has them. */
async function readFormer(store: ReleaseStore, recent: string[]): Promise<Release[]> {
  const read = await Promise.all(recent.map((id) => store.readRelease(id).catch(unlessNotInStore)));
  return read.filter((release) => release !== undefined);
}

interface Search {
  live: ReleaseContent;
  former: Release[];
  part: string | undefined;
}

/**
 * The newest release before the present one that has nothing held; given a part, the newest one with another version of it, or without it
 * if it was retired.
 */
async function previous(store: ReleaseStore, { channel, now, recent }: Standing, search: Search): Promise<Release> {
  const { live, former, part } = search;
  const found = former.slice(1).find((release) => isPrevious(release, search, now?.held));
  if (found) return found;
  for (const id of liveReleaseIds(await store.history(channel)).slice(recent.length)) {
    const release = await store.readRelease(id).catch(unlessNotInStore);
    if (release && isPrevious(release, search, now?.held)) return release;
  }
  const others = now?.held ? ` and that is not held; "npm run release -- status" shows what is` : '';
  if (!part) throw new Error(`${channel} had no other release that the store still has${others}.`);
  if (stateOf(live, part))
    throw new Error(`${part} had no other version on ${channel} that the store still has${others}.`);
  throw new Error(`${channel} has no part ${part}; it has ${Object.keys(live.parts).join(', ')}.`);
}

function isPrevious(release: Release, { live, part }: Search, held: HeldVersion[] | undefined): boolean {
  if (part && [undefined, stateOf(live, part)].includes(stateOf(release, part))) return false;
  return heldAmong(held, ofPart(versionsChanged(live, release), part)).length === 0;
}

/** All of these versions, or that of one part. */
function ofPart(versions: Record<string, string>, part: string | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => part === undefined || name === part));
}

function changedBack(live: ReleaseContent, part: string, target: Release): ReleaseContent {
  const wanted = withPartOf(target, live, part);
  if (wanted) return wanted;
  throw new Error(`Release ${target.id} has no part ${part}; it has ${Object.keys(target.parts).join(', ')}.`);
}

/** The releases that were live after this one, the present one among them. */
function passedOver(former: Release[], target: Release): Release[] {
  const reached = former.findIndex(({ id }) => id === target.id);
  return reached < 0 ? former : former.slice(0, reached);
}
