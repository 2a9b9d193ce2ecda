import { type Charge, minNetworksAgainst, percentile75, slowArms } from '@site/release/canary/canary-counts';
import { type Arm, sequentialTest } from '@site/release/canary/sequential-test';
import type { Trial } from './canary-trial.ts';

/**
 * For each of the three tests, the greatest chance that a canary no worse than the live release is taken back. What really happens is
 * rarer: record 032 has the figures.
 */
export const level = 0.001;
/** Of either release a quarter of the visitors wait longer than the 75th percentile, whatever that is. */
const slowerThanMost = 0.25;
const durations = { lcp: 'LCP', inp: 'INP' } as const;

/** For each test the p that it comes to: how often chance alone would make a good canary look as bad, or worse. */
export function evidenceOf({ arms, usual }: Pick<Trial, 'arms' | 'usual'>) {
  const waiting = { lcp: slowArms(arms.canary.lcp, arms.live.lcp), inp: slowArms(arms.canary.inp, arms.live.inp) };
  return {
    failures: sequentialTest(arms.canary, arms.live, usual),
    lcp: sequentialTest(waiting.lcp.canary, waiting.lcp.live, slowerThanMost),
    inp: sequentialTest(waiting.inp.canary, waiting.inp.live, slowerThanMost),
  };
}

/** Why the canary must go, undefined where it may stay: the evidence must be enough, and come from several networks. */
export function verdictOn(trial: Trial): string | undefined {
  const evidence = evidenceOf(trial);
  const isProved = (charge: Charge) => evidence[charge] < level && trial.against[charge].length >= minNetworksAgainst;
  if (isProved('failures')) return failing(trial, evidence.failures);
  const duration = (['lcp', 'inp'] as const).find(isProved);
  return duration && slow(trial, duration, evidence[duration]);
}

function failing({ canary, live, arms, failed }: Trial, p: number): string {
  const parts = Object.entries(failed).map(([part, visitors]) => `${part} for ${visitors}`);
  return `A part failed for ${share(arms.canary)} of release ${canary} and for ${share(arms.live)} of ${live} (p = ${p.toExponential(1)}; in the canary: ${parts.join(', ')}).`;
}

function slow({ canary, live, arms }: Trial, duration: keyof typeof durations, p: number): string {
  const [tried, other] = [arms.canary[duration], arms.live[duration]];
  const waiting = slowArms(tried, other);
  return `${durations[duration]} at the 75th percentile is ${percentile75(tried)} ms for ${waiting.canary.visitors} visitors of release ${canary} and ${percentile75(other)} ms for ${waiting.live.visitors} of ${live} (p = ${p.toExponential(1)}).`;
}

function share({ visitors, failed }: Arm): string {
  return `${failed} of ${visitors} visitors`;
}
