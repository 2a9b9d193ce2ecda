import path from 'node:path';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import { layOutRelease } from './lay-out-release.ts';
import { RenderPool, type RenderPoolOptions } from './render-pool.ts';

const maxPools = 6;
const maxProtected = 4;

interface ReleasePoolsOptions extends Pick<RenderPoolOptions, 'workerFile' | 'timeouts'> {
  store: Pick<ReleaseStore, 'readRelease' | 'readParts' | 'partFolder'>;
  /** Folder for the server modules of the releases in use. */
  workFolder: string;
  setup: Pick<RendererSetup, 'siteUrl' | 'apiHost' | 'allowsFrames' | 'serviceOrigins' | 'reloadScript'>;
  /** For metrics only. */
  observe?: RenderPoolOptions['observe'] | undefined;
}

export type ReleasePools = ReturnType<typeof createReleasePools>;

/** A render pool for each release in use: live, canary, those of testers. The least recently used ones are ended. */
export function createReleasePools({
  store,
  workFolder,
  workerFile,
  setup,
  timeouts,
  observe = () => {},
}: ReleasePoolsOptions) {
  // Not an lru-cache: it cannot exempt entries from eviction.
  const pools = new Map<string, Promise<RenderPool>>();
  let protectedIds: string[] = [];

  async function create(releaseId: string): Promise<RenderPool> {
    const release = await store.readRelease(releaseId);
    const manifests = await store.readParts(release.parts);
    const modulesFolder = path.join(workFolder, releaseId);
    await layOutRelease(store, manifests, modulesFolder);
    return new RenderPool({
      workerFile,
      timeouts,
      observe,
      setup: {
        ...setup,
        release,
        manifests,
        modulesFolder,
        serviceTimeoutMs: timeouts.serviceMs,
      },
    });
  }

  function poolOf(releaseId: string): Promise<RenderPool> {
    const pool = pools.get(releaseId) ?? create(releaseId);
    pools.delete(releaseId);
    pools.set(releaseId, pool);
    pool.catch(() => {
      // An evicted pool may have a successor by now.
      if (pools.get(releaseId) === pool) pools.delete(releaseId);
    });
    evictFor(releaseId);
    return pool;
  }

  function evictFor(releaseId: string) {
    for (const [oldest, pool] of pools) {
      if (pools.size <= maxPools) break;
      if (oldest === releaseId || protectedIds.includes(oldest)) continue;
      pools.delete(oldest);
      void endPool(pool);
    }
  }

  return {
    /** Never evicted, however many others are warm: the first four, which visitors have or a rollback returns to. */
    protect(releaseIds: string[]) {
      protectedIds = releaseIds.slice(0, maxProtected);
    },
    /** Resolves once pages of the release can be rendered. */
    async warm(releaseId: string): Promise<void> {
      await (await poolOf(releaseId)).warm();
    },
    /** Throws `RenderFailed` with the part at fault, or `SiteBusy`. Pages of one lane wait only for each other. */
    async render(releaseId: string, request: RenderRequest, lane: string): Promise<RenderResult> {
      return (await poolOf(releaseId)).render(request, lane);
    },
    async end(): Promise<void> {
      await Promise.all([...pools.values()].map(endPool));
    },
  };
}

/** Never rejects: whoever asked for a pool that could not be made has the error, and there is nothing to end. */
async function endPool(pool: Promise<RenderPool>): Promise<void> {
  const [made] = await Promise.allSettled([pool]);
  if (made.status === 'fulfilled') await made.value.end();
}
