import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLog, type LogLevel } from '@site/service/process/log';
import { listenHere } from '@site/service/testing/http';
import type { FastifyInstance } from 'fastify';
import { createEdgeMemory } from '../caching/edge-memory.ts';
import { createSharedCache } from '../caching/shared-cache.ts';
import { composeReleases } from '../compose-releases.ts';
import { createSiteFiles } from '../files/site-files.ts';
import { createEdge, type SocketLimits } from '../http/edge.ts';
import { createClientAddress } from '../http/visitor.ts';
import type { RequestWatch } from '../metrics/watch-requests.ts';
import type { ChannelState } from '../releases/follow-channel.ts';
import { readEdgeSettings } from '../settings.ts';
import { rawRequest } from './raw-request.ts';
import { emptySearch, samplePages } from './sample-pages.ts';
import { sampleRelease, sampleRoute } from './sample-release.ts';
import { storeWithBlog } from './store-with-blog.ts';

export const edgeSecret = 'a secret of this test';

const services = [
  { name: 'posts', version: '1', paths: ['/api/v1/posts'] },
  { name: 'down', version: '1', paths: ['/api/v1/down'] },
];

const routes = [sampleRoute({ path: '/blogs' }), sampleRoute({ path: '/contact', takesForms: true })];

interface EdgeChanges {
  isLive?: boolean;
  hasCanary?: boolean;
  percent?: number;
  trustsProxy?: boolean;
  /** Environment variables. */
  settings?: Record<string, string>;
  watch?: RequestWatch;
  limits?: Partial<SocketLimits>;
  /** The service that answers calls, or its address. */
  service?: RequestListener | string;
  logLevel?: LogLevel;
  /** Whether all services that list pages have answered. */
  hasWholeSitemap?: boolean;
  /** Called for each page. */
  whileRendering?: (state: ChannelState) => void;
}

const started: Server[] = [];
const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
  for (const app of opened.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

/** For tests: an edge over a store with one version of the blog, a service that echoes what it is sent, and pages that are plain words. */
export async function openEdge({
  isLive = true,
  hasCanary = false,
  percent = 50,
  trustsProxy = false,
  settings = {},
  watch,
  limits = {},
  service = repeat,
  logLevel = 'silent',
  hasWholeSitemap = true,
  whileRendering = () => {},
}: EdgeChanges = {}) {
  const { store, manifest, breakDisk } = await storeWithBlog();
  const state: ChannelState = {
    live: sampleRelease({
      services,
      shellFile: (name) => `/_/blog/${name}`,
      searchSources: [{ service: 'blog', path: '/api/v1/search-entries', section: 'Blog', absence: '' }],
      documents: new Map([['/leaflet.pdf', '/_/blog/leaflet.pdf']]),
      findRoute: (pathname) => routes.find(({ path }) => path === pathname),
      movedTo: (pathname) => (pathname === '/old' ? '/contact' : undefined),
    }),
    ...(hasCanary && { canary: { release: sampleRelease({ id: 'bbbbbbbbbbbb' }), percent, revision: 2 } }),
  };
  const origin = typeof service === 'string' ? service : await listen(createServer(service));
  const config = { ...readEdgeSettings({ PORT: '0', ...settings }), serviceOrigins: { posts: origin }, trustsProxy };
  const log = createLog(logLevel);
  const options = {
    config,
    log,
    ...composeReleases({
      store,
      config,
      secret: edgeSecret,
      state: () => (isLive ? state : undefined),
      openRelease: async (id) => sampleRelease({ id, tools, parts: { blog: '1.0.0-ab' } }),
      log,
    }),
    pages: samplePages(() => whileRendering(state)),
    siteFiles: createSiteFiles({ config, sitemap: async () => ({ body: '<urlset/>', isComplete: hasWholeSitemap }) }),
    search: await emptySearch(),
    memory: createEdgeMemory(1_000_000),
    sharedCache: config.sharedCache && createSharedCache(config.sharedCache, log),
    clientAddress: createClientAddress(trustsProxy, log),
    liveReload: undefined,
    requestWatch: watch,
  };
  const app = await createEdge(options, limits);
  opened.push(app);
  const edge = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    edge,
    server: app.server,
    state,
    prune: () => rm(manifest),
    breakDisk,
    get: (target: string, init: RequestInit = {}) => fetch(edge + target, { redirect: 'manual', ...init }),
    rawStatus: async (target: string) => (await rawRequest(edge, target)).status,
    rawLocation: async (target: string) => (await rawRequest(edge, target)).location,
  };
}

/** Answers a call with its headers, and a body with its length. */
function repeat(asked: IncomingMessage, response: ServerResponse) {
  if (asked.method === 'POST') text(asked).then((body) => response.end(`${body.length} characters`));
  else response.end(JSON.stringify(asked.headers));
}

function tools() {
  return {
    scripts: [{ href: '/tools.js', integrity: '' }],
    styles: [{ href: '/tools.css', integrity: '' }],
  };
}

function listen(server: Server): Promise<string> {
  started.push(server);
  return listenHere(server);
}
