import { type Arm, sequentialTest } from './sequential-test.ts';
import { seeded } from './testing/seeded.ts';

const significanceLevel = 0.001;
/** The failure rate that is assumed of a live release about which nothing is known. */
const baselineRate = 0.05;

describe('the sequential test of a canary', () => {
  it('is sure after 10 of 10 visitors failed, beside 10 for whom nothing did', () => {
    expect(sequentialTest({ visitors: 10, affected: 10 }, { visitors: 10, affected: 0 }, baselineRate)).toBeLessThan(
      significanceLevel,
    );
  });

  it('is not sure after four failures, nor of ten where the live release fails alike', () => {
    expect(sequentialTest({ visitors: 4, affected: 4 }, { visitors: 1_000, affected: 0 }, baselineRate)).toBe(1);
    expect(sequentialTest({ visitors: 10, affected: 10 }, { visitors: 10, affected: 10 }, baselineRate)).toBe(1);
    expect(sequentialTest({ visitors: 10, affected: 10 }, { visitors: 10, affected: 9 }, baselineRate)).toBeGreaterThan(
      significanceLevel,
    );
  });

  it.each([1, 5, 20, 50])('catches 95 of 100 that fail every second visitor within 20, at %d percent', (percent) => {
    const random = seeded(percent);
    const caught = Array.from({ length: 600 }, () =>
      isRolledBack({ canary: 0.5, live: 0.005, share: percent / 100, maxCanary: 20, random }),
    ).filter(Boolean).length;
    expect(caught / 600).toBeGreaterThanOrEqual(0.95);
  });

  it('catches every canary that fails for one in ten within 500 of its visitors', () => {
    const random = seeded(3);
    const trial = { canary: 0.1, live: 0.005, share: 0.2, maxCanary: 500, random };
    expect(Array.from({ length: 50 }, () => isRolledBack(trial))).not.toContain(false);
  });

  // In 20,000 trials each, with 3,000 visitors, between 0 and 0.6 of 1,000 canaries were rolled back: record 032.
  it('rolls back fewer than 1 in 1,000 good canaries', () => {
    const random = seeded(7);
    const trials = [0.001, 0.01, 0.05].flatMap((rate) =>
      [0.01, 0.05, 0.2, 0.5].map((share) => ({ canary: rate, live: rate, share, max: 1_000, random })),
    );
    const alarms = trials.flatMap((trial) => Array.from({ length: 100 }, () => isRolledBack(trial)));
    expect(alarms.filter(Boolean).length).toBeLessThan(alarms.length / 1_000);
  });

  it('keeps to that where the live release is known to fail for one in five', () => {
    const random = seeded(11);
    const trial = { canary: 0.2, live: 0.2, share: 0.5, max: 500, baselineRate: 0.2, random };
    expect(Array.from({ length: 300 }, () => isRolledBack(trial)).filter(Boolean)).toHaveLength(0);
  });

  it('stays quiet through an outage that hits both after 500 visitors', () => {
    const random = seeded(13);
    const trial = { canary: 0.005, live: 0.005, share: 0.2, max: 600, outage: { from: 500, rate: 0.6 }, random };
    expect(Array.from({ length: 300 }, () => isRolledBack(trial)).filter(Boolean)).toHaveLength(0);
  });

  it('stays quiet where the canary fails less often, and where nothing fails', () => {
    expect(sequentialTest({ visitors: 500, affected: 0 }, { visitors: 500, affected: 100 }, baselineRate)).toBe(1);
    expect(sequentialTest({ visitors: 500, affected: 0 }, { visitors: 500, affected: 0 }, baselineRate)).toBe(1);
    expect(sequentialTest({ visitors: 500, affected: 500 }, { visitors: 0, affected: 0 }, baselineRate)).toBe(1);
  });

  it('handles a great many failures', () => {
    const half = { visitors: 100_000, affected: 50_000 };
    expect(sequentialTest(half, half, baselineRate)).toBe(1);
    expect(sequentialTest(half, { visitors: 100_000, affected: 10_000 }, baselineRate)).toBe(0);
  });
});

interface Trial {
  /** Probability that a part fails for a visitor, by release. */
  canary: number;
  live: number;
  share: number;
  /** Visitors of both releases, and of the canary. */
  max?: number;
  maxCanary?: number;
  baselineRate?: number;
  /** From this visitor on, both fail at another rate. */
  outage?: { from: number; rate: number };
  random: () => number;
}

/** Looks after every visitor. */
function isRolledBack({ canary, live, share, max = 1e5, maxCanary = 1e5, outage, random, ...known }: Trial): boolean {
  const arms: Record<'canary' | 'live', Arm> = {
    canary: { visitors: 0, affected: 0 },
    live: { visitors: 0, affected: 0 },
  };
  for (let visitor = 1; visitor <= max && arms.canary.visitors < maxCanary; visitor += 1) {
    const isCanary = random() < share;
    const arm = isCanary ? arms.canary : arms.live;
    const rate = outage && visitor >= outage.from ? outage.rate : isCanary ? canary : live;
    arm.visitors += 1;
    if (random() < rate) arm.affected += 1;
    if (sequentialTest(arms.canary, arms.live, known.baselineRate ?? baselineRate) < significanceLevel) return true;
  }
  return false;
}
