import { type Arm, sequentialTest } from './sequential-test.ts';

const level = 0.001;

describe('the sequential test of a canary', () => {
  it('detects 10 % against 0 % within some hundred visitors', () => {
    const random = seeded(1);
    const needed = Array.from({ length: 200 }, () =>
      visitorsUntilSure({ canary: 0.1, live: 0, share: 0.5, most: 2_000, random }),
    );
    expect(needed.every((visitors) => visitors !== undefined && visitors < 700)).toBe(true);
  });

  it('is sure of a part that fails for everybody as soon as fifty of a twentieth met it', () => {
    expect(sequentialTest({ visitors: 50, failed: 50 }, { visitors: 950, failed: 0 }, 0.05)).toBeLessThan(level);
  });

  it.each([
    { share: 0.5, rate: 0.05 },
    { share: 0.05, rate: 0.05 },
  ])('stays quiet where both fail alike, in 10,000 canaries looked at after every visitor: %o', ({ share, rate }) => {
    const random = seeded(7);
    const alarms = Array.from({ length: 10_000 }, () =>
      visitorsUntilSure({ canary: rate, live: rate, share, most: 300, random }),
    ).filter(Boolean).length;
    // 0.1 % of 10,000, and three standard deviations of that count.
    expect(alarms).toBeLessThanOrEqual(10 + 3 * Math.sqrt(10));
  });

  it('stays quiet where the canary fails less often, and where nothing fails', () => {
    expect(sequentialTest({ visitors: 500, failed: 0 }, { visitors: 500, failed: 100 }, 0.5)).toBe(1);
    expect(sequentialTest({ visitors: 500, failed: 0 }, { visitors: 500, failed: 0 }, 0.5)).toBe(1);
  });

  it('handles a great many failures', () => {
    expect(sequentialTest({ visitors: 100_000, failed: 50_000 }, { visitors: 100_000, failed: 50_000 }, 0.5)).toBe(1);
    expect(sequentialTest({ visitors: 100_000, failed: 50_000 }, { visitors: 100_000, failed: 10_000 }, 0.5)).toBe(0);
  });
});

interface Trial {
  /** Probability that a part fails for a visitor, by release. */
  canary: number;
  live: number;
  share: number;
  most: number;
  random: () => number;
}

function visitorsUntilSure({ canary, live, share, most, random }: Trial): number | undefined {
  const arms: Record<'canary' | 'live', Arm> = { canary: { visitors: 0, failed: 0 }, live: { visitors: 0, failed: 0 } };
  for (let visitor = 1; visitor <= most; visitor += 1) {
    const isCanary = random() < share;
    const arm = isCanary ? arms.canary : arms.live;
    arm.visitors += 1;
    if (random() >= (isCanary ? canary : live)) continue;
    arm.failed += 1;
    if (sequentialTest(arms.canary, arms.live, share) < level) return visitor;
  }
  return undefined;
}

/** mulberry32: the same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
