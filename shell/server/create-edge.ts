import { rm } from 'node:fs/promises';
import path from 'node:path';
import { announce } from '@site/delivery/channels/announce';
import { edgeSecret } from '@site/delivery/edge-secret';
import { openStore } from '@site/delivery/store/open-store';
import { polledPaths } from '@site/service/http/create-service';
import { consoleLog, requestLog } from '@site/service/process/log';
import { onSupervisorMessage } from '@site/service/process/messages';
import { createGracefulClose, portOf } from '@site/service/process/server';
import { errorCode } from '@site/service/process/system-errors';
import { prepareDataDir } from '@site/service/process/writable-folder';
import type { FastifyBaseLogger } from 'fastify';
import { createEdgeMemory } from './caching/edge-memory.ts';
import { followRevisions } from './caching/revisions.ts';
import { createSiteFiles } from './files/site-files.ts';
import { createSitemapThread } from './files/sitemap-thread.ts';
import { createLiveReload } from './http/live-reload.ts';
import { createPipeline } from './http/pipeline.ts';
import { createClientAddress } from './http/site-request.ts';
import { createEdgeMetrics } from './metrics/edge-metrics.ts';
import { followProcesses } from './metrics/site-processes.ts';
import { watchRequests } from './metrics/watch-requests.ts';
import { composeReleases } from './releases/compose-releases.ts';
import { createChannelFollower } from './releases/follow-channel.ts';
import { openRelease } from './releases/open-release.ts';
import { createPages } from './rendering/pages.ts';
import { createReleasePools } from './rendering/release-pools.ts';
import { lenientTimeouts, visitorTimeouts } from './rendering/render-pool.ts';
import { makeWorkFolder } from './rendering/server-modules.ts';
import { createTableFiles } from './rendering/table-files.ts';
import { createSiteSearch } from './search/site-search.ts';
import { type EdgeConfig, gracePeriods } from './settings.ts';

interface EdgeOptions {
  config: EdgeConfig;
  /** Of the store and of the chat to which a stopped canary is announced. */
  environment?: NodeJS.ProcessEnv;
  log: FastifyBaseLogger;
  /** Where the built scripts of the threads are: `renderer.mjs`, `search.mjs` and `sitemap.mjs`. */
  workersFolder: string;
}

/**
 * All of the edge: the release store and its channel, the revisions of the services' data, renderers, search and the pipeline in front of
 * them. Throws a sentence for operators where it cannot run.
 *
 * @example
 * const edge = await createEdge({ config: readEdgeSettings(process.env), log, workersFolder: 'shell/dist/service' });
 * const port = await edge.listen();
 * await edge.close();
 */
export async function createEdge({ config, environment = process.env, log: requestsLog, workersFolder }: EdgeOptions) {
  const { siteUrl, apiHost, allowsFrames, serviceOrigins, isDevelopment, monitoring } = config;
  await prepareDataDir(config.dataDir);
  const workFolder = await makeWorkFolder(path.join(config.dataDir, `edge-${config.port}`));
  // Visitors wait for files of old releases that only the bucket has.
  const store = openStore(environment, { maxBusyMs: 5_000 });
  const secret = await edgeSecret(config.dataDir, config.edgeSecret);
  const processes = followProcesses();
  const metrics = monitoring.metricsAddress && createEdgeMetrics();
  const memory = createEdgeMemory(config.cacheBytes);
  const liveReload = isDevelopment ? followBuilds() : undefined;
  const log = isDevelopment ? consoleLog : requestsLog;
  // In development, open pages show which parts failed in a renderer, and no copy of a page from before hides it.
  const pageLog = liveReload ? liveReload.watchErrors(log) : log;

  // The releases to serve, and the revisions of the data that pages show.
  const channel = createChannelFollower({
    store,
    channel: config.channel,
    log: pageLog,
    ...(config.fixedRelease && { fixedRelease: config.fixedRelease }),
  });
  const releases = composeReleases({
    store,
    config,
    secret,
    state: channel.state,
    openRelease: (id) => openRelease(store, id),
    announce: (text) => announce(text, environment),
    metrics: metrics?.reports,
    log,
  });
  const revisions = followRevisions(serviceOrigins, {
    log,
    apiHost,
    onChange: (data) => liveReload?.update({ data }),
  });

  // What visitors get.
  const pools = createReleasePools({
    store,
    workFolder,
    onEvent: metrics?.onRender,
    onPartFailed: releases.reports.addRenderFailure,
    workerFile: path.join(workersFolder, 'renderer.mjs'),
    log: pageLog,
    timeouts: isDevelopment || config.fixedRelease ? lenientTimeouts : visitorTimeouts,
    setup: {
      siteUrl,
      serviceOrigins,
      allowsFrames,
      ...(apiHost && { apiHost }),
      ...(liveReload && { reloadScript: liveReload.scriptPath }),
    },
  });
  const tableFiles = createTableFiles({ openRelease: (id) => openRelease(store, id), releasePools: pools });
  const search = createSiteSearch({
    workerFile: path.join(workersFolder, 'search.mjs'),
    serviceOrigins,
    revisions,
    log,
  });
  const sitemap = createSitemapThread({
    workerFile: path.join(workersFolder, 'sitemap.mjs'),
    siteUrl,
    serviceOrigins,
    revisions,
    log,
  });
  const previousReleases = liveReload ? () => [] : channel.previousReleases;
  const pages = createPages({ releasePools: pools, revisions, search, previousReleases, memory });
  const clientAddress = createClientAddress(log);
  const pipeline = await createPipeline({
    config,
    log: requestsLog,
    ...releases,
    pages,
    tableFiles,
    siteFiles: createSiteFiles({ config, sitemap }),
    search,
    memory,
    clientAddress,
    processes,
    liveReload,
    requestWatch: watchRequests({
      requests: metrics?.requests,
      writeLine: monitoring.logsRequests ? requestLog(requestsLog, 'edge', polledPaths) : undefined,
    }),
  });
  metrics?.observe({
    state: channel.state,
    secondsSinceRead: channel.secondsSinceRead,
    canaryJudge: releases.canaryJudge,
    pageCache: () => pages.counts,
    memory: memory.usage,
    invalidForwardedFor: clientAddress.invalidCount,
    processes,
  });
  const closeGracefully = createGracefulClose(pipeline.server);
  let metricsServer: Awaited<ReturnType<typeof serveMetrics>>;

  async function warmUp(id: string, liveId?: string) {
    await (await pools.of(id)).warmUp();
    // In development one person waits, and for one page.
    if (!liveId || isDevelopment) return;
    const release = await openRelease(store, id);
    await Promise.allSettled([pages.renderAhead(release, liveId), search.file(release)]);
  }

  async function serveMetrics() {
    const { metricsAddress } = monitoring;
    if (!metrics || !metricsAddress) return undefined;
    return metrics.serve(metricsAddress).catch((err: unknown) => {
      // Serving visitors comes first: the site runs without metrics.
      log.error({ err }, `METRICS_PORT ${metricsAddress.port} cannot be listened on`);
      return undefined;
    });
  }

  return {
    /** Starts once the channel's release is warm. Returns the port. */
    async listen(): Promise<number> {
      await revisions.ready;
      await channel.start({
        warmUp,
        onChange({ live, canary }, previous) {
          pools.pin([live.id, ...(canary ? [canary.release.id] : []), ...previous]);
          liveReload?.update({ release: live.id });
        },
      });
      const { host, port } = config;
      await pipeline.listen({ port, host }).catch((error: unknown) => {
        throw errorCode(error) === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use; stop what uses it or set PORT.`)
          : error;
      });
      metricsServer = await serveMetrics();
      return portOf(pipeline.server);
    },

    /** Ends once the last response is sent. */
    async close(): Promise<void> {
      channel.stop();
      revisions.stop();
      await closeGracefully(gracePeriods(config));
      await pipeline.close();
      metricsServer?.stop();
      await Promise.all([pools.close(), search.close(), sitemap.close()]);
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}

/** Tells open pages of builds and their problems, as `npm run dev` reports them. */
function followBuilds() {
  const liveReload = createLiveReload();
  onSupervisorMessage('problems', ({ problems }) => liveReload.update({ problems }));
  onSupervisorMessage('built', ({ build }) => liveReload.addBuild(build));
  return liveReload;
}
