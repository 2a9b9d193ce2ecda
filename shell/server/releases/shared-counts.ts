import { randomBytes } from 'node:crypto';
import {
  addCounts,
  type CanaryCounts,
  decodeCounts,
  encodeCounts,
  noCounts,
} from '@site/delivery/canary/canary-counts';
import { countsKey, countsPrefix, edgeOfCountsKey } from '@site/delivery/store/store-layout';
import type { Log } from '@site/service/process/log';
import type { Storage } from '@site/service/storage/storage';

/**
 * Counts are written again once visitors or failures have grown by this share. While there are few, each change is written; 100,000
 * visitors make some hundred keys, few enough to be left to `prune`.
 */
const minGrowth = 0.1;

interface SharedCountsOptions {
  storage: Storage;
  channel: string;
  /** Signs the counts, so that nobody decides who can only write to the store. */
  secret: Buffer | string;
  log: Pick<Log, 'error'>;
}

/**
 * Shares this edge's counts with the others through the release store, and returns the sum of all edges' counts.
 * Each call costs one LIST, one PUT if this edge's counts have grown, and one GET for every other edge whose counts have.
 */
export function createSharedCounts({ storage, channel, secret, log }: SharedCountsOptions) {
  // A new name at each start, so that counts from before a restart still count.
  const edge = randomBytes(6).toString('hex');
  let written = { revision: 0, number: 0, counts: noCounts() };
  let countsByKey = new Map<string, CanaryCounts | undefined>();
  let hasLogged = false;

  async function write(revision: number, counts: CanaryCounts) {
    const number = written.number + 1;
    // Copied before the request, because visitors are counted meanwhile.
    const copy = structuredClone({ arms: counts.arms, failed: counts.failed, against: counts.against });
    const key = countsKey(countsPrefix(channel, revision), edge, number);
    await storage.create(key, encodeCounts(copy, key, secret));
    written = { revision, number, counts: copy };
  }

  async function read(key: string): Promise<CanaryCounts | undefined> {
    const content = await storage.read(key);
    const counts = decodeCounts(content, key, secret);
    if (content && !counts && !hasLogged) {
      hasLogged = true;
      log.error({ key }, 'Counts of another edge are ignored: it has another EDGE_SECRET or version, or is no edge');
    }
    return counts;
  }

  return async function shareCounts(revision: number, own: CanaryCounts): Promise<CanaryCounts> {
    if (written.revision !== revision) {
      written = { revision, number: 0, counts: noCounts() };
      countsByKey = new Map();
    }
    if (hasGrown(own, written.counts)) await write(revision, own);
    const keys = newestOfOthers(await storage.list(countsPrefix(channel, revision)), edge);
    const known = keys.map(async (key) => [key, countsByKey.get(key) ?? (await read(key))] as const);
    countsByKey = new Map(await Promise.all(known));
    return [...countsByKey.values()].reduce<CanaryCounts>(
      (sum, counts) => (counts ? addCounts(sum, counts) : sum),
      own,
    );
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

/** Keys are sorted, so the last one of an edge is its newest. */
function newestOfOthers(keys: string[], edge: string): string[] {
  const newest = new Map(keys.map((key) => [edgeOfCountsKey(key), key]));
  newest.delete(edge);
  return [...newest.values()];
}
