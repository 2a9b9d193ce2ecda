import { mapLimited } from '../map-limited.ts';
import { type Origin, readOrigin } from '../store/origin.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { manifestKey } from '../store/store-keys.ts';
import { readStatus } from './status.ts';

const maxReadsAtOnce = 16;

/** A version in the store. `publishedAt` is the file's own time where nothing else is known of its making. */
export interface ListedVersion extends Partial<Origin> {
  version: string;
  publishedAt: string;
  /** Channels where it is live. */
  live: string[];
  /** Channels whose canary tries it. */
  tried: string[];
}

/** The part's versions in the store, the last published first. */
export async function listVersions(store: ReleaseStore, part: string): Promise<ListedVersion[]> {
  const [names, status] = await Promise.all([store.listVersions(part), readStatus(store)]);
  const channelsWith = (version: string, of: 'parts' | 'tried') =>
    status.filter((one) => one[of][part] === version).map(({ channel }) => channel);
  const versions = await mapLimited(names, maxReadsAtOnce, async (version) => ({
    version,
    ...((await readOrigin(store.storage, part, version)) ?? (await fileTime(store, part, version))),
    live: channelsWith(version, 'parts'),
    tried: channelsWith(version, 'tried'),
  }));
  return versions.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

async function fileTime(store: ReleaseStore, part: string, version: string): Promise<{ publishedAt: string }> {
  const written = await store.storage.modified(manifestKey(part, version));
  return { publishedAt: written?.toISOString() ?? '' };
}
