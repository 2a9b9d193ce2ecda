import type { Arm } from '@site/release/sequential-test';
import { countUp } from './count-up.ts';
import type { ChannelState } from './follow-channel.ts';
import type { Report } from './report-schema.ts';
import { isDrawn } from './visitors.ts';

/** Visitors of one network who count in a canary, so that nobody can decide it by discarding cookies. */
const maxVotesOfNetwork = 5;
/** Visitors of one canary. It is decided long before. */
const maxVoters = 100_000;

/** What the test of a canary is made from: visitors who were assigned to either release. */
export interface Trial {
  canary: string;
  live: string;
  percent: number;
  arms: { canary: Arm; live: Arm };
  /** Part name to visitors of the canary for whom it failed. */
  failed: Record<string, number>;
}

interface Ballot extends Trial {
  voters: Set<string>;
  /** Network to the number of its visitors who voted. */
  votes: Map<string, number>;
}

/** Counts for how many visitors of the canary, and of the live release beside it, a part failed. */
export function createCanaryTrial(state: () => ChannelState | undefined) {
  let ballot: Ballot | undefined;

  /** Starts over with each canary, share and live release: visitors of different trials cannot be compared. */
  function current(): Ballot | undefined {
    const { live, canary } = state() ?? {};
    if (!live || !canary) return undefined;
    const of = { canary: canary.release.id, live: live.id, percent: canary.percent };
    const isSame = ballot?.canary === of.canary && ballot.live === of.live && ballot.percent === of.percent;
    if (!isSame) ballot = emptyBallot(of);
    return ballot;
  }

  return {
    current: (): Trial | undefined => current(),
    vote(report: Report, visitor: string | undefined, network: string) {
      const now = current();
      if (now && visitor !== undefined) castVote(now, report, visitor, network);
    },
  };
}

/** One visitor has one vote, cast by the first page view, and only for the release that the visitor was assigned. */
function castVote(ballot: Ballot, { release, views, failed }: Report, visitor: string, network: string) {
  if (views === 0 || ballot.voters.has(visitor) || ballot.voters.size >= maxVoters) return;
  const assigned = isDrawn(visitor, ballot.canary, ballot.percent) ? ballot.canary : ballot.live;
  if (release !== assigned || countUp(ballot.votes, network) > maxVotesOfNetwork) return;
  ballot.voters.add(visitor);
  const isCanary = release === ballot.canary;
  const arm = isCanary ? ballot.arms.canary : ballot.arms.live;
  arm.visitors += 1;
  if (failed.length > 0) arm.failed += 1;
  if (isCanary) for (const part of new Set(failed)) ballot.failed[part] = (ballot.failed[part] ?? 0) + 1;
}

function emptyBallot(of: Pick<Trial, 'canary' | 'live' | 'percent'>): Ballot {
  const none = () => ({ visitors: 0, failed: 0 });
  return { ...of, arms: { canary: none(), live: none() }, failed: {}, voters: new Set(), votes: new Map() };
}
