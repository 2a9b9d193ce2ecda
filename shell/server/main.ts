import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { announce } from '@site/delivery/channels/announce';
import { edgeSecret } from '@site/delivery/edge-secret';
import { openStore } from '@site/delivery/store/open-store';
import { polledPaths } from '@site/service/http/create-service';
import { keepWriting } from '@site/service/process/keep-writing';
import { consoleLog, createLog, logConsole, requestLog } from '@site/service/process/log';
import { onSupervisorMessage, tellSupervisor } from '@site/service/process/messages';
import { createGracefulClose, portOf } from '@site/service/process/server';
import { stopOnSignal } from '@site/service/process/shutdown';
import { prepareDataDir } from '@site/service/process/writable-folder';
import { createEdgeMemory } from './caching/edge-memory.ts';
import { followRevisions } from './caching/revisions.ts';
import { composeReleases } from './compose-releases.ts';
import { createSiteFiles } from './files/site-files.ts';
import { createSitemap } from './files/sitemap.ts';
import { createEdge } from './http/edge.ts';
import { createLiveReload } from './http/live-reload.ts';
import { createClientAddress } from './http/visitor.ts';
import { createEdgeMetrics } from './metrics/edge-metrics.ts';
import { followProcesses } from './metrics/site-processes.ts';
import { watchRequests } from './metrics/watch-requests.ts';
import { createChannelFollower } from './releases/follow-channel.ts';
import { openRelease } from './releases/open-release.ts';
import { Pages } from './rendering/pages.ts';
import { createReleasePools } from './rendering/release-pools.ts';
import { lenientTimeouts, visitorTimeouts } from './rendering/render-pool.ts';
import { makeWorkFolder } from './rendering/server-modules.ts';
import { createSiteSearch } from './search/site-search.ts';
import { gracePeriods, readEdgeSettings } from './settings.ts';

// The edge's process: `node dist/service/main.mjs`.
keepWriting();
const config = readConfig();
const { siteUrl, apiHost, allowsFrames, serviceOrigins, isDevelopment, monitoring } = config;
const requestsLog = createLog(monitoring.logLevel);
const log = isDevelopment ? consoleLog : requestsLog;
// Libraries print to the console. In development a person reads it, so lines stay as they were written.
if (!isDevelopment) logConsole(requestsLog);
const metrics = monitoring.metricsAddress && createEdgeMetrics();
const memory = createEdgeMemory(config.cacheBytes);
await prepareDataDir(config.dataDir).catch(exitWithError);
const workFolder = await makeWorkFolder(path.join(config.dataDir, `edge-${config.port}`));
const secret = await edgeSecret(config.dataDir, config.edgeSecret);
const processes = followProcesses();
// Visitors wait for files of old releases that only the bucket has.
const store = openStore(process.env, { maxBusyMs: 5_000 });

// The releases to serve, and the revisions of the data that pages show.
const liveReload = isDevelopment ? createLiveReload() : undefined;
if (liveReload) {
  onSupervisorMessage('problems', ({ problems }) => liveReload.update({ problems }));
  onSupervisorMessage('built', ({ build }) => liveReload.addBuild(build));
}
const revisions = followRevisions(serviceOrigins, {
  log,
  apiHost,
  onChange: (data) => liveReload?.update({ data }),
});
await revisions.ready;
// In development, open pages show which parts failed in a renderer, and no copy of a page from before hides it.
const pageLog = liveReload ? liveReload.watchErrors(log) : log;
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
  announce: (text) => announce(text, process.env),
  metrics: metrics?.reports,
  log,
});

// Search, pages and everything else that visitors get.
const releasePools = createReleasePools({
  store,
  workFolder,
  onEvent: metrics?.onRender,
  onPartFailed: releases.reports.addRenderFailure,
  workerFile: workerFile('renderer'),
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
const search = createSiteSearch({ workerFile: workerFile('search'), serviceOrigins, revisions, log });
const previousReleases = liveReload ? () => [] : channel.previousReleases;
const pages = new Pages({ releasePools, revisions, search, previousReleases, memory });
const clientAddress = createClientAddress(log);
const app = await createEdge({
  config,
  log: requestsLog,
  ...releases,
  pages,
  siteFiles: createSiteFiles({ config, sitemap: createSitemap({ siteUrl, serviceOrigins, revisions, log }) }),
  search,
  memory,
  clientAddress,
  processes,
  liveReload,
  requestWatch: watchRequests({
    requests: metrics?.requests,
    writeLine: monitoring.logsRequests ? requestLog(requestsLog, 'edge', polledPaths) : undefined,
    liveRelease: releases.liveRelease,
    trustsTrace: config.trustedProxies !== undefined,
  }),
});
metrics?.observe({
  state: channel.state,
  canaryJudge: releases.canaryJudge,
  pageCache: () => pages.counts,
  memory: memory.usage,
  invalidForwardedFor: clientAddress.invalidCount,
  processes,
});

// Start, and stop on a signal.
const closeGracefully = createGracefulClose(app.server);
await channel
  .start({
    async warmUp(id, liveId) {
      await (await releasePools.of(id)).warmUp();
      // In development one person waits, and for one page.
      if (!liveId || isDevelopment) return;
      const release = await openRelease(store, id);
      await Promise.allSettled([pages.renderAhead(release, liveId), search.file(release)]);
    },
    onChange({ live, canary }, previousReleases) {
      releasePools.pin([live.id, ...(canary ? [canary.release.id] : []), ...previousReleases]);
      liveReload?.update({ release: live.id });
    },
  })
  .catch(exitWithError);
await app
  .listen({ port: config.port, host: config.host })
  .catch((error: NodeJS.ErrnoException) => exitWithError(error, config.port));
tellSupervisor({ event: 'ready', port: portOf(app.server) });
if (metrics && monitoring.metricsAddress)
  metrics.serve(monitoring.metricsAddress).catch((err: unknown) => {
    // Serving visitors comes first: the site runs without metrics.
    log.error({ err }, `METRICS_PORT ${monitoring.metricsAddress?.port} cannot be listened on`);
  });
stopOnSignal(async () => {
  channel.stop();
  revisions.stop();
  await closeGracefully(gracePeriods(config));
  await app.close();
  await Promise.all([releasePools.close(), search.close()]);
  await rm(workFolder, { recursive: true, force: true });
});

function readConfig() {
  try {
    return readEdgeSettings(process.env);
  } catch (error) {
    // Its errors are sentences for operators.
    return exitWithError(error as Error);
  }
}

/** Beside this file in the build. */
function workerFile(name: 'renderer' | 'search'): string {
  return fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
}

/** @param port where the error is about listening on one */
function exitWithError(error: NodeJS.ErrnoException, port?: number): never {
  const isPortTaken = error.code === 'EADDRINUSE' && port !== undefined;
  process.stderr.write(`${isPortTaken ? `Port ${port} is in use; stop what uses it or set PORT.` : error.message}\n`);
  process.exit(1);
}
