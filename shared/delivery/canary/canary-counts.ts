import { createSigner } from '@site/service/process/secrets';
import * as v from 'valibot';
import type { Arm } from './sequential-test.ts';

/** Counts of the visitors of one release. */
export interface ArmCounts {
  visitors: number;
  /** Visitors for whom a part failed. */
  failed: number;
  lcp: DurationCounts;
  inp: DurationCounts;
}

/** Counts of a running canary: sums only, so that those of several edges can be added. */
export interface CanaryCounts {
  arms: { canary: ArmCounts; live: ArmCounts };
  /** Part name to visitors of the canary for whom it failed. */
  failed: Record<string, number>;
  /** Hashed networks of visitors who count against the canary, because a part failed for them or was slow. Only the first few. */
  against: Record<CanaryMetric, string[]>;
}

/** The figures by which a canary is judged. */
export type CanaryMetric = 'failures' | 'lcp' | 'inp';

/** Minimum number of networks that must count against a canary: one household, office or provider is not the public. */
export const minNetworksAgainst = 3;

/** Adds a network, if it is not known and there are not enough yet. */
export function addNetwork(networks: string[], network: string): string[] {
  return networks.length >= minNetworksAgainst || networks.includes(network) ? networks : [...networks, network];
}

export function noCounts(): CanaryCounts {
  const none = () => ({ visitors: 0, failed: 0, lcp: {}, inp: {} });
  return { arms: { canary: none(), live: none() }, failed: {}, against: { failures: [], lcp: [], inp: [] } };
}

export function addCounts(one: CanaryCounts, other: CanaryCounts): CanaryCounts {
  const [{ arms: mine }, { arms: theirs }] = [one, other];
  return {
    arms: { canary: addArms(mine.canary, theirs.canary), live: addArms(mine.live, theirs.live) },
    failed: addRecords(one.failed, other.failed),
    against: {
      failures: other.against.failures.reduce(addNetwork, one.against.failures),
      lcp: other.against.lcp.reduce(addNetwork, one.against.lcp),
      inp: other.against.inp.reduce(addNetwork, one.against.inp),
    },
  };
}

function addArms(one: ArmCounts, other: ArmCounts): ArmCounts {
  return {
    visitors: one.visitors + other.visitors,
    failed: one.failed + other.failed,
    lcp: addRecords(one.lcp, other.lcp),
    inp: addRecords(one.inp, other.inp),
  };
}

function addRecords(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.record(v.string(), count);
const arm = v.object({ visitors: count, failed: count, lcp: counts, inp: counts });
const networks = v.array(v.string());
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    arms: v.object({ canary: arm, live: arm }),
    // The names stand in messages.
    failed: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), count),
    against: v.object({ failures: networks, lcp: networks, inp: networks }),
  }),
);

/**
 * What an edge writes under this key of the store: JSON, signed with the secret that all edges share. An edge writes hundreds of them, of
 * one to three kilobytes each.
 */
export function encodeCounts({ arms, failed, against }: CanaryCounts, key: string, secret: Buffer | string): Buffer {
  return Buffer.from(createSigner(secret, key).sign(JSON.stringify({ arms, failed, against })));
}

/** Undefined if it was not signed for this key with this secret, or if another version of the edge wrote it in a format unknown to this one. */
export function decodeCounts(
  content: Buffer | undefined,
  key: string,
  secret: Buffer | string,
): CanaryCounts | undefined {
  const read = v.safeParse(schema, createSigner(secret, key).read(content?.toString()));
  return read.success ? read.output : undefined;
}

/**
 * How many durations fell into each bucket. Buckets grow by a fixed ratio: a quantile is right within 7.5 % whatever the distribution. There
 * are at most 186, and those of several edges can be added. A reservoir of values could do neither.
 */
export type DurationCounts = Record<string, number>;

/** Four buckets cover a growth by one third. */
const bucketsPerThird = 4;
const bucketRatio = (4 / 3) ** (1 / bucketsPerThird);
/** A canary may be this many buckets slower: visitors have the old version's files in their caches, and not the new ones. */
const margin = 1;

/**
 * Counts a duration in milliseconds.
 *
 * @example
 * const lcp: DurationCounts = {};
 * countDuration(lcp, 1_840);
 * percentile75(lcp); // 1,840 within 7.5 %
 */
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
 * Visitors of either release who waited longer than the 75th percentile of both together. The canary's durations count as 7.5 % shorter.
 * The limit comes from both, because then chance puts a slow visitor into either release alike. A limit from the live release's values alone
 * raised a false alarm for 5 of 1,000 good canaries.
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
  return { visitors: visitorsIn(buckets), affected: visitorsIn(buckets.filter(([bucket]) => bucket > limit)) };
}

function visitorsIn(buckets: Bucket[]): number {
  return buckets.reduce((sum, [, visitors]) => sum + visitors, 0);
}
