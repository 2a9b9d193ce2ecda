import { type CanaryCounts, noCounts } from '@site/release/canary/canary-counts';
import { countDuration } from '@site/release/canary/duration-counts';
import { countUp } from './count-up.ts';
import { failedParts } from './failed-parts.ts';
import type { ChannelState } from './follow-channel.ts';
import type { Report } from './report-schema.ts';
import type { KnownVisitor } from './visitors.ts';
import { isDrawn } from './visitors.ts';

/**
 * Visitors of one network who count in a canary at one edge, so that nobody can decide it by discarding cookies. The test asks for five
 * failures at least, which two edges do not take from one network.
 */
const maxVotesOfNetwork = 2;
/** Visitors of one canary. It is decided long before. */
const maxVoters = 100_000;

/** What the test of a canary is made from: visitors who were assigned to either release. */
export interface Trial extends CanaryCounts {
  canary: string;
  live: string;
  percent: number;
  /** The channel's entry with which it began. */
  revision: number;
  /** Share of the live release's visitors for whom a part failed before, as far as is known. */
  usual: number;
}

interface Ballot extends Trial {
  /** Of either release, by name. */
  parts: Record<'canary' | 'live', Record<string, string>>;
  voters: Set<string>;
  /** Network to the number of its visitors who voted. */
  votes: Map<string, number>;
}

interface CanaryTrialOptions {
  state: () => ChannelState | undefined;
  /** Share of the visitors of a release for whom a part failed until now. */
  usualFailures: (release: string) => number;
}

/** Counts for how many visitors of the canary, and of the live release beside it, a part failed, and how long they waited. */
export function createCanaryTrial({ state, usualFailures }: CanaryTrialOptions) {
  let ballot: Ballot | undefined;

  /** Starts over with each entry of the channel: visitors of different trials cannot be compared. */
  function current(): Ballot | undefined {
    const { live, canary } = state() ?? {};
    if (!live || !canary) return undefined;
    if (ballot?.revision !== canary.revision)
      ballot = {
        canary: canary.release.id,
        live: live.id,
        percent: canary.percent,
        revision: canary.revision,
        usual: usualFailures(live.id),
        ...noCounts(),
        parts: { canary: canary.release.parts, live: live.parts },
        voters: new Set(),
        votes: new Map(),
      };
    return ballot;
  }

  return {
    current(): Trial | undefined {
      const { parts: _parts, voters: _voters, votes: _votes, ...trial } = current() ?? {};
      return 'canary' in trial ? trial : undefined;
    },
    /** The trial's number if the visitor counts now, to be kept by the visitor: another edge may get the next report. */
    vote(report: Report, visitor: KnownVisitor | undefined, network: string): number | undefined {
      const now = current();
      if (!now || !visitor || visitor.votedIn === now.revision) return undefined;
      return castVote(now, report, visitor.id, network) ? now.revision : undefined;
    },
  };
}

/** One visitor has one vote, cast by the first page view, and only for the release that the visitor was assigned. */
function castVote(ballot: Ballot, report: Report, visitor: string, network: string): boolean {
  const { release, views, failed, lcp, inp } = report;
  if (views === 0 || ballot.voters.has(visitor) || ballot.voters.size >= maxVoters) return false;
  const assigned = isDrawn(visitor, ballot.canary, ballot.percent) ? ballot.canary : ballot.live;
  if (release !== assigned || countUp(ballot.votes, network) > maxVotesOfNetwork) return false;
  ballot.voters.add(visitor);
  const role = release === ballot.canary ? 'canary' : 'live';
  const arm = ballot.arms[role];
  const parts = failedParts(failed, ballot.parts[role]);
  arm.visitors += 1;
  if (parts.length > 0) arm.failed += 1;
  if (lcp !== undefined) countDuration(arm.lcp, lcp);
  if (inp !== undefined) countDuration(arm.inp, inp);
  if (role === 'canary') for (const part of parts) ballot.failed[part] = (ballot.failed[part] ?? 0) + 1;
  return true;
}
