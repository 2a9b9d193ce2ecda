import type { Arm } from '@site/release/sequential-test';
import { countUp } from './count-up.ts';
import type { ChannelState } from './follow-channel.ts';
import type { Report } from './report-schema.ts';
import { isDrawn } from './visitors.ts';

/** Visitors of one network who count in a canary: nobody can decide it alone by throwing cookies away. */
const maxVotesOfNetwork = 5;
/** Visitors of one canary; long before, it is decided. */
const maxVoters = 100_000;

/** What the test of a canary knows: visitors who were dealt to either release. */
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
  /** Network to the visitors of it who voted. */
  votes: Map<string, number>;
}

/** Counts for how many visitors of the canary, and of the live release beside it, a part failed. */
export function createCanaryTrial(state: () => ChannelState | undefined) {
  let ballot: Ballot | undefined;

  /** Begins anew with each canary, each share and each live release: visitors of different trials cannot be compared. */
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

/** One visitor has one vote, with the first page view; it counts for the release that the visitor was dealt. */
function castVote(ballot: Ballot, { release, views, failed }: Report, visitor: string, network: string) {
  if (views === 0 || ballot.voters.has(visitor) || ballot.voters.size >= maxVoters) return;
  const dealt = isDrawn(visitor, ballot.canary, ballot.percent) ? ballot.canary : ballot.live;
  if (release !== dealt || countUp(ballot.votes, network) > maxVotesOfNetwork) return;
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
