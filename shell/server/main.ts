import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { edgeSecret } from '@site/release/edge-secret';
import { openStore } from '@site/release/store/open-store';
import { polledPaths } from '@site/service/create-service';
import { keepWriting } from '@site/service/keep-writing';
import { createLog, logConsole, requestLog } from '@site/service/log';
import { createGracefulClose, portOf } from '@site/service/server';
import { stopOnSignal } from '@site/service/shutdown';
import { prepareDataDir } from '@site/service/writable-folder';
import { createEdgeMemory } from './caching/edge-memory.ts';
import { createSiteFiles } from './files/site-files.ts';
import { createSitemap } from './files/sitemap.ts';
import { createEdge } from './http/edge.ts';
import { createLiveReload } from './http/live-reload.ts';
import { createClientAddress } from './http/visitor.ts';
import { createEdgeMetrics } from './metrics/edge-metrics.ts';
import { watchRequests } from './metrics/watch-requests.ts';
import { createCanaryGuard } from './releases/canary-guard.ts';
import { followChannel } from './releases/follow-channel.ts';
import { openRelease } from './releases/open-release.ts';
import { createReleasePicker, createVisitors } from './releases/release-picker.ts';
import { createReports } from './releases/reports.ts';
import { createTesterCookie, createTesterLink } from './releases/tester-link.ts';
import { createReleasesPage } from './releases-page/releases-page.ts';
import { createPages } from './rendering/pages.ts';
import { createReleasePools } from './rendering/release-pools.ts';
import { developmentTimeouts, visitorTimeouts } from './rendering/render-progress.ts';
import { followRevisions } from './rendering/revisions.ts';
import { createSiteSearch } from './search/site-search.ts';
import { gracePeriods, readEdgeSettings } from './settings.ts';
import { makeWorkFolder } from './work-folder.ts';

// The edge's process: `node dist/service/main.mjs`.
keepWriting();
const config = readConfig();
const { watched } = config;
const log = createLog(watched.logLevel);
// In development a person reads the console, so lines stay as they were written.
if (!config.isDevelopment) logConsole(log);
const metrics = watched.metrics && createEdgeMetrics();
// Visitors wait for files of old releases that only the bucket has.
const store = openStore(process.env, { maxBusyMs: 5_000 });
await prepareDataDir(config.dataDir).catch(fail);
const workFolder = await makeWorkFolder(path.join(config.dataDir, `edge-${config.port}`));

const { siteUrl, apiHost, allowsFrames, serviceOrigins, isDevelopment } = config;
const secret = await edgeSecret(config.dataDir, config.edgeSecret);
const isSecure = siteUrl.startsWith('https:');
const liveReload = isDevelopment ? createLiveReload(() => `${channel.current()?.id} ${revisions.all()}`) : undefined;
if (liveReload) process.on('message', liveReload.onMessage);
const releasePools = createReleasePools({
  store,
  workFolder,
  observe: metrics?.onRender,
  workerFile: workerFile('renderer'),
  timeouts: config.isDevelopment || config.release ? developmentTimeouts : visitorTimeouts,
  setup: {
    siteUrl,
    serviceOrigins,
    allowsFrames,
    ...(apiHost && { apiHost }),
    ...(liveReload && { reloadScript: liveReload.scriptPath }),
  },
});
const revisions = followRevisions(serviceOrigins, { apiHost, onChange: () => liveReload?.announce() });
await revisions.ready;
const channel = await followChannel({
  store,
  channel: config.channel,
  ...(config.release && { fixed: config.release }),
  prepare: releasePools.warm,
  onChange({ live, canary }, former) {
    releasePools.protect([live.id, ...(canary ? [canary.release.id] : []), ...former]);
    liveReload?.announce();
  },
});
const search = createSiteSearch({ workerFile: workerFile('search'), serviceOrigins, revisions });
const testerCookie = createTesterCookie(secret, isSecure);
const visitors = createVisitors(secret, isSecure);
const reports = createReports({ state: channel.state, visitors, secret });
const canaryGuard = createCanaryGuard({ store, channel: config.channel, reports });
canaryGuard.start();
const memory = createEdgeMemory(config.cacheBytes);
const clientAddress = createClientAddress(config.trustsProxy);
const pages = createPages({ releasePools, revisions, search, reports, former: channel.former, memory });
metrics?.report({
  releases: { state: channel.state, reports, canaryGuard },
  pageCache: pages.counts,
  memory: memory.uses,
  unreadableAddresses: clientAddress.unreadable,
});
const app = await createEdge({
  config,
  log,
  store,
  memory,
  current: channel.current,
  pick: createReleasePicker({
    state: channel.state,
    openRelease: (id) => openRelease(store, id),
    testerCookie,
    visitors,
  }),
  readTesterLink: createTesterLink({ store, live: () => channel.current()?.id, testerCookie, secret, isDevelopment }),
  reports,
  releasesPage: createReleasesPage({ store, config, secret, reports, canaryGuard }),
  pages,
  findSiteFile: createSiteFiles({ config, sitemap: createSitemap({ siteUrl, serviceOrigins, revisions }) }),
  search,
  liveReload,
  clientAddress,
  watch: watchRequests({
    requests: metrics?.requests,
    write: watched.logsRequests ? requestLog(log, 'edge', polledPaths) : undefined,
    current: channel.current,
    trustsTrace: config.trustsProxy,
  }),
});

const closeGracefully = createGracefulClose(app.server);
await app.listen({ port: config.port, host: config.host }).catch(fail);
process.send?.({ event: 'ready', port: portOf(app.server) });
if (metrics && watched.metrics)
  metrics.serve(watched.metrics).catch((error: unknown) => {
    // Serving visitors comes first: the site runs without metrics.
    console.error(`METRICS_PORT ${watched.metrics?.port} cannot be listened on: ${error}`);
  });
stopOnSignal(async () => {
  channel.stop();
  canaryGuard.stop();
  revisions.stop();
  await closeGracefully(gracePeriods(config));
  await app.close();
  await Promise.all([releasePools.end(), search.end()]);
  await rm(workFolder, { recursive: true, force: true });
});

/** Beside this file in the build. */
function workerFile(name: 'renderer' | 'search'): string {
  return fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
}

function readConfig() {
  try {
    return readEdgeSettings(process.env);
  } catch (error) {
    // Its errors are sentences for operators.
    return fail(error as Error);
  }
}

function fail(error: NodeJS.ErrnoException): never {
  const isTaken = error.code === 'EADDRINUSE';
  process.stderr.write(
    `${isTaken ? `Port ${config.port} is in use; stop what uses it or set PORT.` : error.message}\n`,
  );
  process.exit(1);
}
