import { startCanary } from '@site/release/canary/start-canary';
import type { Judge } from '@site/release/gate/judge';
import { promote } from '@site/release/releases/promote';
import type { ChannelEntry, ReleaseStore } from '@site/release/store/release-store';
import { awaitShown } from './await-shown.ts';
import type { Progress } from './progress.ts';

/** An edge sees a new entry within a second; a busy one takes a few to render the first pages. */
const maxWaitMs = 10_000;

export interface Delivery {
  part: string;
  channel: string;
  /** Starts a canary for this share of the visitors, in percent, instead of promoting. */
  canary: number | undefined;
  why: string | undefined;
  by: string;
  /** The site that follows the channel. */
  site: string;
  /** Builds and publishes the part; answers its version. */
  publish: () => Promise<string>;
  judge: Judge;
}

export interface Delivered {
  version: string;
  entry: ChannelEntry;
  /** `unchanged`: the version was live already. */
  outcome: 'promoted' | 'canary' | 'unchanged';
  /** Whether the site shows the version; undefined where no site answers, and for a canary, which only its visitors see. */
  isShown: boolean | undefined;
}

/** The whole way of a part, from a checkout to visitors. Throws `Refused`. */
export async function deliver(store: ReleaseStore, delivery: Delivery, progress: Progress): Promise<Delivered> {
  const { part, channel, canary, by, publish } = delivery;
  const version = await publish();
  const before = await store.readChannel(channel);
  const judge = announced(delivery.judge, { part, version }, progress);
  const why = delivery.why ?? `deliver ${part}@${version}`;
  const move = { versions: { [part]: version }, channel, why, by, judge };
  if (canary !== undefined) {
    const entry = await progress.step('canary', () => startCanary(store, { ...move, percent: canary }), inWords);
    return { version, entry, outcome: 'canary', isShown: undefined };
  }
  const outcomeOf = ({ revision }: ChannelEntry) => (revision === before?.revision ? 'unchanged' : 'promoted');
  const entry = await progress.step(
    'promote',
    () => promote(store, move),
    (now) => (outcomeOf(now) === 'promoted' ? inWords(now) : 'was live already'),
  );
  const outcome = outcomeOf(entry);
  return { version, entry, outcome, isShown: await watch({ ...delivery, version }, progress) };
}

/** The gate, telling what it says and why it is asked again. */
function announced(judge: Judge, delivered: { part: string; version: string }, progress: Progress): Judge {
  let liveBefore: Record<string, string> | undefined;
  const noteMoved = (parts: string[], how: 'promoted' | 'retired') => {
    const were = parts.length > 1 ? 'were' : 'was';
    if (parts.length > 0) progress.note(`${parts.join(' and ')} ${were} ${how} meanwhile, judging again`);
  };
  return {
    ...judge,
    check(proposal) {
      const live = Object.fromEntries(proposal.live.map(({ name, version }) => [name, version]));
      const moved = Object.keys(live).filter((part) => liveBefore && live[part] !== liveBefore[part]);
      // A canary beside the promotion is judged after it, with the delivered version as the live one.
      const others = moved.filter((part) => part !== delivered.part || live[part] !== delivered.version);
      noteMoved(others, 'promoted');
      noteMoved(
        Object.keys(liveBefore ?? {}).filter((part) => !live[part]),
        'retired',
      );
      liveBefore = live;
      return progress.step(
        'gate',
        () => judge.check(proposal),
        (refusals) => (refusals.length > 0 ? 'refuses' : 'agrees'),
      );
    },
  };
}

async function watch({ part, version, site, channel }: Delivery & { version: string }, progress: Progress) {
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

function inWords({ release, canary, revision }: ChannelEntry): string {
  return `${canary ? `${release}, canary ${canary.release}` : release}, revision ${revision}`;
}
