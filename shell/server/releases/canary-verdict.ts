import { percentile75, slowArms } from '@site/release/duration-counts';
import { type Arm, sequentialTest } from '@site/release/sequential-test';
import type { Trial } from './canary-trial.ts';

/**
 * For each of the three tests, the greatest chance that a canary no worse than the live release is taken back. What really happens is
 * rarer: record 032 has the figures.
 */
const level = 0.001;
/** Of either release a quarter of the visitors wait longer than the 75th percentile, whatever that is. */
const slowerThanMost = 0.25;
const durations = { lcp: 'LCP', inp: 'INP' } as const;

/** Why the canary must go, undefined where it may stay. */
export function verdictOn(trial: Trial): string | undefined {
  return failing(trial) ?? slow(trial, 'lcp') ?? slow(trial, 'inp');
}

function failing({ canary, live, arms, failed, usual }: Trial): string | undefined {
  const p = sequentialTest(arms.canary, arms.live, usual);
  if (p >= level) return undefined;
  const parts = Object.entries(failed).map(([part, visitors]) => `${part} for ${visitors}`);
  return `A part failed for ${share(arms.canary)} of release ${canary} and for ${share(arms.live)} of ${live} (p = ${p.toExponential(1)}; in the canary: ${parts.join(', ')}).`;
}

function slow({ canary, live, arms }: Trial, duration: keyof typeof durations): string | undefined {
  const [tried, other] = [arms.canary[duration], arms.live[duration]];
  const waiting = slowArms(tried, other);
  const p = sequentialTest(waiting.canary, waiting.live, slowerThanMost);
  if (p >= level) return undefined;
  return `${durations[duration]} at the 75th percentile is ${percentile75(tried)} ms for ${waiting.canary.visitors} visitors of release ${canary} and ${percentile75(other)} ms for ${waiting.live.visitors} of ${live} (p = ${p.toExponential(1)}).`;
}

function share({ visitors, failed }: Arm): string {
  return `${failed} of ${visitors} visitors`;
}
