import { mkdtemp, rm } from 'node:fs/promises';
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

/**
 * A render pool for each release in use: live, canary, those of testers. The least recently used ones are closed, and their modules removed.
 */
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
  const pools = new LRUCache<string, Promise<RenderPool>>({ max: maxPools, dispose: closePool });
  const closing = new Set<Promise<void>>();
  let pinnedIds: string[] = [];

  async function createPool(releaseId: string): Promise<RenderPool> {
    const release = await store.readRelease(releaseId);
    const manifests = await store.readManifests(release.parts);
    // Another folder each time: the same release may be wanted again while its last pool still closes.
    const modulesFolder = await mkdtemp(path.join(workFolder, `${releaseId}-`));
    const removeModules = () => rm(modulesFolder, { recursive: true, force: true });
    try {
      await copyServerModules(store, manifests, { folder: modulesFolder, log });
    } catch (error) {
      await removeModules();
      throw error;
    }
    const pool = createRenderPool({
      workerFile,
      timeouts,
      onEvent,
      onPartFailed,
      log,
      setup: { ...setup, release, manifests, modulesFolder, serviceTimeoutMs: timeouts.serviceMs },
    });
    return { ...pool, close: () => pool.close().finally(removeModules) };
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

  function closePool(pool: Promise<RenderPool>): void {
    const closed = pool
      .then(
        (opened) => opened.close(),
        // Whoever asked for a pool that could not be made has the error, and there is nothing to close.
        () => undefined,
      )
      .catch((err: unknown) => log.error({ err }, 'A release that is out of use could not be removed from the disk'))
      .finally(() => closing.delete(closed));
    closing.add(closed);
  }

  return {
    /** The first four, which visitors have or a rollback returns to, are never evicted, however many others are warm. */
    pin(releaseIds: string[]) {
      pinnedIds = releaseIds.slice(0, maxPinned);
    },
    /** The release's pool. Rejects if the release cannot be read. */
    of: poolOf,
    async close(): Promise<void> {
      pools.clear();
      await Promise.all(closing);
    },
  };
}
