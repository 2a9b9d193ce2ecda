import path from 'node:path';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { LRUCache } from 'lru-cache';
import type { RendererSetup } from './document/protocol.ts';
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts';
import { copyServerModules } from './server-modules.ts';

const maxPools = 6;
const maxPinned = 4;

interface ReleasePoolsOptions extends Pick<RenderPoolOptions, 'workerFile' | 'timeouts' | 'onPartFailed' | 'log'> {
  store: Pick<ReleaseStore, 'readRelease' | 'readManifests' | 'versionFolder'>;
  /** Folder for the server modules of the releases in use. */
  workFolder: string;
  setup: Pick<RendererSetup, 'siteUrl' | 'apiHost' | 'allowsFrames' | 'serviceOrigins' | 'reloadScript'>;
  /** For metrics. */
  onEvent?: RenderPoolOptions['onEvent'];
}

/** A render pool for each release in use: live, canary, those of testers. The least recently used ones are closed. */
export function createReleasePools({
  store,
  workFolder,
  workerFile,
  setup,
  timeouts,
  onPartFailed,
  log,
  onEvent = () => {},
}: ReleasePoolsOptions) {
  const pools = new LRUCache<string, Promise<RenderPool>>({ max: maxPools, dispose: (pool) => void closePool(pool) });
  let pinnedIds: string[] = [];

  async function createPool(releaseId: string): Promise<RenderPool> {
    const release = await store.readRelease(releaseId);
    const manifests = await store.readManifests(release.parts);
    const modulesFolder = path.join(workFolder, releaseId);
    await copyServerModules(store, manifests, { folder: modulesFolder, log });
    return createRenderPool({
      workerFile,
      timeouts,
      onEvent,
      onPartFailed,
      log,
      setup: { ...setup, release, manifests, modulesFolder, serviceTimeoutMs: timeouts.serviceMs },
    });
  }

  function poolOf(releaseId: string): Promise<RenderPool> {
    const pool = pools.get(releaseId) ?? createPool(releaseId);
    // Used now, so that another one is evicted.
    for (const id of pinnedIds) pools.get(id);
    pools.set(releaseId, pool);
    pool.catch(() => {
      // An evicted pool may have a successor by now.
      if (pools.peek(releaseId) === pool) pools.delete(releaseId);
    });
    return pool;
  }

  return {
    /** The first four, which visitors have or a rollback returns to, are never evicted, however many others are warm. */
    pin(releaseIds: string[]) {
      pinnedIds = releaseIds.slice(0, maxPinned);
    },
    /** The release's pool. Rejects if the release cannot be read. */
    of: poolOf,
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map(closePool));
    },
  };
}

/** Never rejects: whoever asked for a pool that could not be made has the error, and there is nothing to close. */
async function closePool(pool: Promise<RenderPool>): Promise<void> {
  const [settled] = await Promise.allSettled([pool]);
  if (settled.status === 'fulfilled') await settled.value.close();
}
