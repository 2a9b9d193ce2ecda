import { randomBytes } from 'node:crypto';
import {
  addCounts,
  type CanaryCounts,
  countsKey,
  countsPrefix,
  encodeCounts,
  noCounts,
  readCounts,
} from '@site/release/canary/canary-counts';
import type { Storage } from '@site/service/storage/storage';

/**
 * Visitors or failures more than were written last, as a share of those. While there are few, each is written; of 100,000 no more than
 * some hundred keys come, so nobody has to delete any before `prune` does.
 */
const minGrowth = 0.1;

/**
 * Gives the counts of this edge to the others through the release store, and returns the sum of all edges' counts.
 * Each call costs one LIST, one PUT where this edge's counts grew, and one GET for each other edge whose counts did.
 */
export function createSharedCounts(storage: Storage, channel: string) {
  // A new name with each start: what was counted before a restart stays counted.
  const edge = randomBytes(6).toString('hex');
  let written = { revision: 0, number: 0, counts: noCounts() };
  let known = new Map<string, CanaryCounts | undefined>();

  async function write(revision: number, counts: CanaryCounts) {
    const number = written.number + 1;
    // Made before the request, because visitors come meanwhile.
    const copy = structuredClone({ arms: counts.arms, failed: counts.failed, against: counts.against });
    await storage.create(countsKey(countsPrefix(channel, revision), edge, number), encodeCounts(copy));
    written = { revision, number, counts: copy };
  }

  return async function exchange(revision: number, own: CanaryCounts): Promise<CanaryCounts> {
    if (written.revision !== revision) {
      written = { revision, number: 0, counts: noCounts() };
      known = new Map();
    }
    if (hasGrown(own, written.counts)) await write(revision, own);
    const keys = newestOfOthers(await storage.list(countsPrefix(channel, revision)), edge);
    const read = keys.map(async (key) => [key, known.get(key) ?? readCounts(await storage.read(key))] as const);
    known = new Map(await Promise.all(read));
    return [...known.values()].reduce<CanaryCounts>((sum, counts) => (counts ? addCounts(sum, counts) : sum), own);
  };
}

function hasGrown({ arms: now }: CanaryCounts, { arms: before }: CanaryCounts): boolean {
  return (['canary', 'live'] as const).some((arm) =>
    (['visitors', 'failed'] as const).some(
      (count) =>
        now[arm][count] > before[arm][count] && now[arm][count] - before[arm][count] >= before[arm][count] * minGrowth,
    ),
  );
}

/** Keys come in order, so the last of an edge is its newest. */
function newestOfOthers(keys: string[], edge: string): string[] {
  const newest = new Map(keys.map((key) => [key.split('/').at(-2), key]));
  newest.delete(edge);
  return [...newest.values()];
}
