import {
  type ArmCounts,
  addNetwork,
  type CanaryCounts,
  type CanaryMetric,
  countDuration,
  minNetworksAgainst,
  noCounts,
  percentile75,
  slowArms,
} from '@site/delivery/canary/canary-counts';
import { type Arm, sequentialTest } from '@site/delivery/canary/sequential-test';
import { type Network, NetworkCounts, type NetworkLimits } from '@site/service/http/client-networks';
import type { ChannelState } from './follow-channel.ts';
import { getsCanary } from './pick-release.ts';
import type { KnownVisitor } from './release-cookies.ts';
import { failedParts, type Report } from './report-schema.ts';

/**
 * How many visitors of one network may count at one edge, so that nobody decides a canary by discarding cookies: the test needs at least
 * five failures. The limit for all networks together lies far beyond what decides a canary.
 */
const maxVisitorsPerNetwork: NetworkLimits = { 32: 2, 24: 4, 64: 2, 56: 3, 48: 4, 0: 100_000 };

/** The counts that a canary is judged by: those of visitors who were assigned to either release. */
export interface Trial extends CanaryCounts {
  canary: string;
  live: string;
  percent: number;
  /** The share to which it is raised next, in percent; undefined if a person decides. */
  nextPercent: number | undefined;
  /** When this edge began to count, in milliseconds of its monotonic clock. */
  startedMs: number;
  /** The channel's entry that began it. */
  revision: number;
  /** Share of the live release's visitors for whom a part failed before, as far as is known. */
  baselineRate: number;
}

interface RunningTrial {
  trial: Trial;
  /** The versions of both releases, by part. */
  parts: Record<'canary' | 'live', Record<string, string>>;
  countedVisitors: Set<string>;
  countedPerNetwork: NetworkCounts;
}

interface CanaryTrialOptions {
  state: () => ChannelState | undefined;
  /** Share of the visitors of a release for whom a part failed until now. */
  baselineFailureRate: (release: string) => number;
}

/** Counts for how many visitors of the canary, and of the live release beside it, a part failed, and how long they waited. */
export function createCanaryTrial({ state, baselineFailureRate }: CanaryTrialOptions) {
  let running: RunningTrial | undefined;

  /**
   * Starts over with each entry of the channel: visitors of different trials cannot be compared. Forgets whom it has counted once the canary
   * has ended, which the guard notices within seconds.
   */
  function current(): RunningTrial | undefined {
    const { live, canary } = state() ?? {};
    if (!live || !canary) running = undefined;
    else if (running?.trial.revision !== canary.revision)
      running = {
        trial: {
          canary: canary.release.id,
          live: live.id,
          percent: canary.percent,
          nextPercent: canary.next?.[0],
          startedMs: performance.now(),
          revision: canary.revision,
          baselineRate: baselineFailureRate(live.id),
          ...noCounts(),
        },
        parts: { canary: canary.release.parts, live: live.parts },
        countedVisitors: new Set(),
        countedPerNetwork: new NetworkCounts(maxVisitorsPerNetwork, Infinity),
      };
    return running;
  }

  return {
    current: () => current()?.trial,
    /** The trial's number if the visitor counts now. The visitor's cookie stores it, because another edge may get the next report. */
    count(report: Report, visitor: KnownVisitor | undefined, networks: Network[]): number | undefined {
      const now = current();
      if (!now || !visitor || visitor.countedIn === now.trial.revision) return undefined;
      return countVisitor(now, report, visitor.id, networks) ? now.trial.revision : undefined;
    },
  };
}

/** Each visitor counts once, by the first page view, and only for the release that the visitor was assigned. */
function countVisitor(running: RunningTrial, report: Report, visitor: string, networks: Network[]): boolean {
  const { trial, countedVisitors, countedPerNetwork } = running;
  const { release, views, failed, lcp, inp } = report;
  if (views === 0 || countedVisitors.has(visitor)) return false;
  const assigned = getsCanary(visitor, trial.canary, trial.percent) ? trial.canary : trial.live;
  if (release !== assigned || countedPerNetwork.take(networks) > 0) return false;
  countedVisitors.add(visitor);
  const role = release === trial.canary ? 'canary' : 'live';
  const arm = trial.arms[role];
  const parts = failedParts(failed, running.parts[role]);
  arm.visitors += 1;
  if (parts.length > 0) arm.failed += 1;
  if (lcp !== undefined) countDuration(arm.lcp, lcp);
  if (inp !== undefined) countDuration(arm.inp, inp);
  if (role === 'live') return true;
  for (const part of parts) trial.failed[part] = (trial.failed[part] ?? 0) + 1;
  const isWorse: Record<CanaryMetric, boolean> = {
    failures: parts.length > 0,
    lcp: lcp !== undefined && lcp >= percentile75(trial.arms.live.lcp),
    inp: inp !== undefined && inp >= percentile75(trial.arms.live.inp),
  };
  for (const metric of ['failures', 'lcp', 'inp'] as const)
    if (isWorse[metric]) trial.against[metric] = addNetwork(trial.against[metric], widestOf(networks));
  return true;
}

/** The widest network, such as a provider's or a /48: all its members have one voice. */
function widestOf(networks: Network[]): string {
  return networks.findLast(({ prefix }) => prefix > 0)?.name ?? '';
}

/**
 * For each of the three tests, the greatest chance that a canary no worse than the live release is rolled back. It really happens more
 * rarely: record 032 has the figures.
 */
const significanceLevel = 0.001;
/** By definition, a quarter of the visitors of either release wait longer than the 75th percentile. */
const baselineSlowRate = 0.25;
const durations = { lcp: 'LCP', inp: 'INP' } as const;

/** The p-value of each test: how often chance alone would make a good canary look this bad or worse. */
function pValuesOf({ arms, baselineRate }: Pick<Trial, 'arms' | 'baselineRate'>) {
  const waiting = { lcp: slowArms(arms.canary.lcp, arms.live.lcp), inp: slowArms(arms.canary.inp, arms.live.inp) };
  return {
    failures: sequentialTest(failingArm(arms.canary), failingArm(arms.live), baselineRate),
    lcp: sequentialTest(waiting.lcp.canary, waiting.lcp.live, baselineSlowRate),
    inp: sequentialTest(waiting.inp.canary, waiting.inp.live, baselineSlowRate),
  };
}

function failingArm({ visitors, failed }: ArmCounts): Arm {
  return { visitors, affected: failed };
}

/** Why the canary must be rolled back; undefined if it may stay. The evidence must be strong enough and come from several networks. */
export function rollbackReason(trial: Trial): string | undefined {
  const pValues = pValuesOf(trial);
  const isSignificant = (metric: CanaryMetric) =>
    pValues[metric] < significanceLevel && trial.against[metric].length >= minNetworksAgainst;
  if (isSignificant('failures')) return describeFailures(trial, pValues.failures);
  const duration = (['lcp', 'inp'] as const).find(isSignificant);
  return duration && describeSlowness(trial, duration, pValues[duration]);
}

/** Before that many of its visitors have come, half of the canaries that are a third slower are still unnoticed (record 032). */
const minVisitorsPerStep = 500;
/** Some failures show only after a while. */
const minStepMs = 10 * 60_000;

/** Why the canary may be raised to its next share; undefined if it may not, or where a person decides. */
export function raiseReason({ arms, nextPercent, startedMs }: Trial): string | undefined {
  if (nextPercent === undefined || arms.canary.visitors < minVisitorsPerStep) return undefined;
  if (performance.now() - startedMs < minStepMs) return undefined;
  return `Nothing spoke against it for ${arms.canary.visitors} visitors.`;
}

function describeFailures({ canary, live, arms, failed }: Trial, p: number): string {
  const shares = { canary: describeShare(arms.canary), live: describeShare(arms.live) };
  const parts = Object.entries(failed).map(([part, visitors]) => `${part} for ${visitors}`);
  const evidence = `p = ${p.toExponential(1)}; in the canary: ${parts.join(', ')}`;
  return `A part failed for ${shares.canary} of release ${canary} and for ${shares.live} of ${live} (${evidence}).`;
}

function describeSlowness({ canary, live, arms }: Trial, duration: keyof typeof durations, p: number): string {
  const waits = { canary: arms.canary[duration], live: arms.live[duration] };
  const slow = slowArms(waits.canary, waits.live);
  const inCanary = `${percentile75(waits.canary)} ms for ${slow.canary.visitors} visitors of release ${canary}`;
  const inLive = `${percentile75(waits.live)} ms for ${slow.live.visitors} of ${live}`;
  return `${durations[duration]} at the 75th percentile is ${inCanary} and ${inLive} (p = ${p.toExponential(1)}).`;
}

function describeShare({ visitors, failed }: ArmCounts): string {
  return `${failed} of ${visitors} visitors`;
}
