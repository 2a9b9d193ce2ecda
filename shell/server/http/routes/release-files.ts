import { isReleaseId } from '@site/delivery/store/release';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { NotInStore } from '@site/delivery/store/store-errors';
import { isStorePath } from '@site/delivery/store/store-layout';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { immutableCacheControl } from '../../files/assets.ts';
import { withoutQuery } from '../../request-target.ts';
import type { EdgeConfig } from '../../settings.ts';
import type { PipelineContext } from '../pipeline-context.ts';
import { sendCompressed, sendFile, sendJson, sendStatus } from '../send.ts';

type ReleaseFileContext = Pick<
  PipelineContext,
  'store' | 'assets' | 'liveRelease' | 'tableFiles' | 'clientAddress' | 'countCostly'
> & {
  /** Where releases are shared, anybody may read the whole store, server builds included, to work on a part against this site. */
  config: Pick<EdgeConfig, 'sharesReleases'>;
};

const sharedFolders = /^(?:releases|channels|parts)\//;

/** Serves the release store. Whatever is below `/_/` without a route of its own is a file of a part, or missing. */
export async function releaseFileRoutes(
  app: FastifyInstance,
  { store, assets, liveRelease, tableFiles, clientAddress, countCostly, config }: ReleaseFileContext,
): Promise<void> {
  /** What is not in memory is read from a bucket, or made by a renderer, and anybody may ask. */
  const countMiss = (request: FastifyRequest) => countCostly(clientAddress.read(request));

  app.get('/_/*', async (request, reply) =>
    sendFile(reply, await assets.find(withoutQuery(request.url), request.headers, () => countMiss(request))),
  );

  /** Names the live release. */
  app.get('/_/release.json', async (_request, reply) => {
    const live = liveRelease();
    if (!live) return sendFile(reply, undefined);
    const { id, parts } = live;
    return sendJson(reply, { id, parts, isShared: config.sharesReleases });
  });

  /** The store itself, for work on one part, where the site shares it. */
  app.get<{ Params: { '*': string } }>('/_/store/*', async ({ params }, reply) => {
    const key = params['*'];
    const isReadable = config.sharesReleases && sharedFolders.test(key) && isStorePath(key);
    const body = isReadable ? await store.storage.read(key) : undefined;
    const headers = { 'content-type': 'application/octet-stream', 'cache-control': immutableCacheControl };
    return sendFile(reply, body && { headers, body });
  });

  /** The table of any release that is stored: a tab may have been opened with an earlier one. */
  app.get<{ Params: { id: string } }>('/_/release/:id/:file', async (request, reply) => {
    const body = await tableFiles.find(request.params.id, withoutQuery(request.url), () => countMiss(request));
    return body ? sendCompressed(reply, body, tableHeaders) : sendFile(reply, undefined);
  });

  // A bucket gets a request for the release and one for each of its parts, and anybody may ask.
  const stored = new LRUCache<string, boolean>({ max: 1_000, ttl: 5_000, fetchMethod: (id) => isStored(store, id) });

  /** Tells an open tab whether its release is still in the store. */
  app.head<{ Params: { id: string } }>('/_/release/:id', async (request, reply) => {
    const { id } = request.params;
    if (isReleaseId(id) && !stored.has(id)) countMiss(request);
    return sendStatus(reply, isReleaseId(id) && (await stored.fetch(id)) ? 204 : 404);
  });
}

const tableHeaders = { 'content-type': 'application/json', 'cache-control': immutableCacheControl };

/** Whether the store has all versions of this release. */
async function isStored(store: ReleaseStore, id: string): Promise<boolean> {
  try {
    await store.readManifests((await store.readRelease(id)).parts);
    return true;
  } catch (error) {
    if (error instanceof NotInStore) return false;
    throw error;
  }
}
