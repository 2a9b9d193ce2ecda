import { countDuration, type DurationCounts, percentile75, slowArms } from './canary-counts.ts';
import { sequentialTest } from './sequential-test.ts';
import { seeded } from './testing/seeded.ts';

const significanceLevel = 0.001;

describe('counts of durations', () => {
  it('tells the 75th percentile within 7.5 %, in 186 buckets at most', () => {
    const counts: DurationCounts = {};
    for (let duration = 1; duration <= 4_000; duration += 1) countDuration(counts, duration);
    expect(Math.abs(percentile75(counts) / 3_000 - 1)).toBeLessThan(0.075);
    for (const duration of [0, 0.5, 600_000]) countDuration(counts, duration);
    expect(Math.max(...Object.keys(counts).map(Number))).toBeLessThan(186);
    expect(percentile75({})).toBe(0);
  });

  it('is sure of a canary a third slower, after some hundred visitors of it', () => {
    const random = seeded(3);
    const caught = Array.from({ length: 20 }, () =>
      isRolledBack({ slower: 4 / 3, share: 0.2, visitors: 5_500, random }),
    );
    expect(caught.filter(Boolean).length).toBeGreaterThanOrEqual(19);
  });

  it.each([0.05, 0.5])('rolls back none of 100 canaries as fast as the live release, share %d', (share) => {
    const random = seeded(5);
    const alarms = Array.from({ length: 100 }, () => isRolledBack({ slower: 1, share, visitors: 400, random }));
    expect(alarms.filter(Boolean)).toHaveLength(0);
  });
});

interface Trial {
  /** The canary's durations as a multiple of the live release's. */
  slower: number;
  share: number;
  visitors: number;
  random: () => number;
}

/** Looks after every tenth visitor. Durations spread as those of real visitors do: log-normal, half between 940 and 2,400 ms. */
function isRolledBack({ slower, share, visitors, random }: Trial): boolean {
  const [canary, live]: [DurationCounts, DurationCounts] = [{}, {}];
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const isCanary = random() < share;
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    countDuration(isCanary ? canary : live, 1_500 * Math.exp(0.7 * normal) * (isCanary ? slower : 1));
    if (visitor % 10 > 0) continue;
    const arms = slowArms(canary, live);
    if (sequentialTest(arms.canary, arms.live, 0.25) < significanceLevel) return true;
  }
  return false;
}
