import * as v from 'valibot';
import { revisionFile } from '../store/store-layout.ts';
import type { DurationCounts } from './duration-counts.ts';
import type { Arm } from './sequential-test.ts';

/** What was counted of the visitors of one release. */
export interface ArmCounts extends Arm {
  lcp: DurationCounts;
  inp: DurationCounts;
}

/** What is counted while a canary runs: sums, so that those of several edges can be added. */
export interface CanaryCounts {
  arms: { canary: ArmCounts; live: ArmCounts };
  /** Part name to visitors of the canary for whom it failed. */
  failed: Record<string, number>;
  /** Networks, hashed, of visitors who speak against the canary: whom a part failed, or who waited longer than most. The first few. */
  against: Record<Charge, string[]>;
}

/** What a canary may be taken back for. */
export type Charge = 'failures' | 'lcp' | 'inp';

/** So many networks must speak against a canary: one household, office or provider is not the public. */
export const minNetworksAgainst = 3;

/** Adds a network, if it is not known and there are not enough yet. */
export function addNetwork(networks: string[], network: string): string[] {
  return networks.length >= minNetworksAgainst || networks.includes(network) ? networks : [...networks, network];
}

export const allCountsPrefix = 'counts/';

/** Where edges keep their counts of the canary that began with this entry of the channel. */
export function countsPrefix(channel: string, revision: number): string {
  return `${allCountsPrefix}${channel}/${revision}/`;
}

/** An edge never overwrites its counts: it writes the next number, and the newest holds. */
export function countsKey(prefix: string, edge: string, number: number): string {
  return `${prefix}${edge}/${revisionFile(number)}`;
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
const networks = v.optional(v.array(v.string()), []);
const schema = v.object({
  arms: v.object({ canary: arm, live: arm }),
  failed: counts,
  // An edge of an earlier version says nothing of networks.
  against: v.optional(v.object({ failures: networks, lcp: networks, inp: networks }), {}),
});

/** One to three kilobytes: an edge writes it hundreds of times. */
export function encodeCounts({ arms, failed, against }: CanaryCounts): Buffer {
  return Buffer.from(JSON.stringify({ arms, failed, against }));
}

/** Undefined where another edge, perhaps of another version, wrote what this one cannot read. */
export function readCounts(content: Buffer | undefined): CanaryCounts | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(String(content)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
