import type { Arm } from './sequential-test.ts';

/**
 * How many durations fell into each bucket. Buckets grow by a fixed ratio, so a quantile is right within 7.5 % whatever the
 * distribution, there are 186 of them at most, and those of several edges are added up. A reservoir of values could do neither.
 */
export type DurationCounts = Record<string, number>;

/** Four buckets make a third. */
const bucketsPerThird = 4;
const bucketRatio = (4 / 3) ** (1 / bucketsPerThird);
/** So many buckets slower is not slower: files of a new version come cold to visitors who hold the old ones. */
const margin = 1;

/** Counts a duration in milliseconds. */
export function countDuration(counts: DurationCounts, duration: number): void {
  const bucket = Math.floor(Math.log(Math.max(1, duration)) / Math.log(bucketRatio));
  counts[bucket] = (counts[bucket] ?? 0) + 1;
}

/** The 75th percentile in milliseconds, 0 where nothing was counted. */
export function percentile75(counts: DurationCounts): number {
  const bucket = quartileBucket(bucketsOf(counts));
  return bucket === undefined ? 0 : Math.round(bucketRatio ** (bucket + 0.5));
}

/**
 * Visitors of either release who had to wait longer than the 75th percentile of both together, those of the canary less 7.5 %.
 * The limit comes from both, because then chance puts a slow visitor into either release alike; a limit from the live release's
 * values alone cried wolf in 5 of 1,000 good canaries.
 */
export function slowArms(canary: DurationCounts, live: DurationCounts): { canary: Arm; live: Arm } {
  const eased = bucketsOf(canary).map(([bucket, visitors]): Bucket => [bucket - margin, visitors]);
  const others = bucketsOf(live);
  const limit = quartileBucket([...eased, ...others]) ?? 0;
  return { canary: slowerThan(limit, eased), live: slowerThan(limit, others) };
}

type Bucket = [bucket: number, visitors: number];

function bucketsOf(counts: DurationCounts): Bucket[] {
  return Object.entries(counts).map(([bucket, visitors]) => [Number(bucket), visitors]);
}

function quartileBucket(buckets: Bucket[]): number | undefined {
  const rest = 0.75 * visitorsIn(buckets);
  let sum = 0;
  for (const [bucket, visitors] of buckets.sort(([one], [other]) => one - other)) {
    sum += visitors;
    if (sum >= rest) return bucket;
  }
  return undefined;
}

function slowerThan(limit: number, buckets: Bucket[]): Arm {
  return { visitors: visitorsIn(buckets), failed: visitorsIn(buckets.filter(([bucket]) => bucket > limit)) };
}

function visitorsIn(buckets: Bucket[]): number {
  return buckets.reduce((sum, [, visitors]) => sum + visitors, 0);
}
