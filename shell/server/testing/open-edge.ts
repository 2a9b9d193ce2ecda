import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLog, type LogLevel } from '@site/service/process/log';
import { listenHere } from '@site/service/testing/http';
import { closeAfterTest } from '@site/testing/close-after-test';
import { createEdgeMemory } from '../caching/edge-memory.ts';
import { brotliQuality, compress } from '../caching/encoding.ts';
import { createSiteFiles } from '../files/site-files.ts';
import { createPipeline, type SocketLimits } from '../http/pipeline.ts';
import { createClientAddress } from '../http/site-request.ts';
import type { SiteProcesses } from '../metrics/site-processes.ts';
import type { RequestWatch } from '../metrics/watch-requests.ts';
import { composeReleases } from '../releases/compose-releases.ts';
import type { ChannelState } from '../releases/follow-channel.ts';
import type { RenderResult } from '../rendering/document/protocol.ts';
import { readEdgeSettings } from '../settings.ts';
import { SiteBusy } from '../site-busy.ts';
import { openPages, type PoolRequest, page } from './open-pages.ts';
import { rawRequest } from './raw-request.ts';
import { sampleRelease, sampleRoute } from './sample-release.ts';
import { storeWithBlog } from './store-with-blog.ts';

export const edgeSecret = 'a secret of this test';

const services = [
  { name: 'posts', version: '1', paths: ['/api/v1/posts'], cookies: ['token', 'sv-release'] },
  { name: 'down', version: '1', paths: ['/api/v1/down'] },
];

const routes = [
  ...['/', '/blogs', '/renamed', '/broken', '/crowded', '/unsendable', '/incomplete'].map((path) =>
    sampleRoute({ path }),
  ),
  sampleRoute({ path: '/contact', takesForms: true }),
];
const post = sampleRoute({ path: '/posts/:slug', takesForms: true });
const findRoute = (pathname: string) =>
  pathname.startsWith('/posts/') ? post : routes.find(({ path }) => path === pathname);

/** The release of `blog` 1.0.0-ab alone. */
export const chosenId = hash('sha256', '{"blog":"1.0.0-ab"}', 'hex').slice(0, 12);

/** Address of the only table of a release. */
export const sampleTable = `/_/release/${chosenId}/table.3f9ac2d1.json`;

/** By release, the home page's words where they are not 'home'. */
const homes: Record<string, string> = { bbbbbbbbbbbb: 'home of canary', [chosenId]: '<body>home of chosen' };

interface EdgeChanges {
  isLive?: boolean;
  hasCanary?: boolean;
  percent?: number;
  /** Environment variables. */
  settings?: Record<string, string>;
  watch?: RequestWatch;
  limits?: Partial<SocketLimits>;
  /** The service that answers calls, or its address. */
  service?: RequestListener | string;
  logLevel?: LogLevel;
  /** Whether all services that list pages have answered. */
  hasWholeSitemap?: boolean;
  sitemap?: string;
  /** Makes the pages; by default they are plain words. */
  render?: (request: PoolRequest, releaseId: string) => Promise<RenderResult>;
  processes?: SiteProcesses;
}

/** For tests: an edge over a store with one version of the blog, a service that echoes what it is sent, and pages that are plain words. */
export async function openEdge({
  isLive = true,
  hasCanary = false,
  percent = 50,
  settings = {},
  watch,
  limits = {},
  service = echo,
  logLevel = 'silent',
  hasWholeSitemap = true,
  sitemap = '<urlset/>',
  render = renderWords,
  processes = () => [],
}: EdgeChanges = {}) {
  const { store, manifest, breakDisk } = await storeWithBlog();
  const state: ChannelState = {
    live: sampleRelease({
      services,
      shellFile: (name) => `/_/blog/${name}`,
      searched: {
        routes: [],
        answers: [],
        documents: [],
        sources: [{ service: 'blog', path: '/api/v1/search-entries', section: 'Blog', absence: '' }],
      },
      documents: new Map([['/leaflet.pdf', '/_/blog/leaflet.pdf']]),
      findRoute,
      movedTo: (pathname) => (pathname === '/old' ? '/contact' : undefined),
    }),
    ...(hasCanary && {
      canary: {
        release: sampleRelease({ id: 'bbbbbbbbbbbb', findRoute, parts: { blog: '1.0.0-ab' } }),
        percent,
        revision: 2,
      },
    }),
  };
  const emptyIndex = await compress('{"entries":[],"absences":[]}', brotliQuality.cached);
  const origin = typeof service === 'string' ? service : await serve(service);
  const config = { ...readEdgeSettings({ PORT: '0', ...settings }), serviceOrigins: { posts: origin } };
  const log = createLog(logLevel);
  const { pages, setRevision } = openPages(render);
  const options = {
    config,
    log,
    ...composeReleases({
      store,
      config,
      secret: edgeSecret,
      state: () => (isLive ? state : undefined),
      openRelease: async (id) => sampleRelease({ id, findRoute, parts: { blog: '1.0.0-ab' } }),
      announce: async () => {},
      log,
    }),
    pages,
    tableFiles: {
      async find(_id: string, href: string, onMiss: () => void) {
        if (href === sampleTable) return emptyIndex;
        onMiss();
        return undefined;
      },
    },
    siteFiles: createSiteFiles({
      config,
      sitemap: { make: async () => ({ body: sitemap, isComplete: hasWholeSitemap, problems: [] }) },
    }),
    search: {
      file: async () => ({ body: emptyIndex, isComplete: true }),
      find: async (_release: unknown, query: string) => ({ query, hits: [], absences: [] }),
    },
    memory: createEdgeMemory(1_000_000),
    clientAddress: createClientAddress(log),
    processes,
    liveReload: undefined,
    requestWatch: watch,
  };
  const app = await createPipeline(options, limits);
  closeAfterTest(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  const edge = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    edge,
    server: app.server,
    state,
    prune: () => rm(manifest),
    breakDisk,
    setRevision,
    get: (target: string, init: RequestInit = {}) => fetch(edge + target, { redirect: 'manual', ...init }),
    rawStatus: async (target: string) => (await rawRequest(edge, target)).status,
    rawLocation: async (target: string) => (await rawRequest(edge, target)).location,
  };
}

async function renderWords({ target }: { target: string }, releaseId: string): Promise<RenderResult> {
  if (target === '/broken') throw new Error('broken');
  if (target === '/crowded') throw new SiteBusy();
  // Nothing that a renderer answers has such a status: the pool checks it.
  if (target === '/unsendable') return page('unsendable', 99);
  if (target === '/incomplete') return page('without posts', 200, true);
  if (target === '/renamed') return { kind: 'redirect', status: 301, location: '/blogs' };
  return target === '/' ? page(homes[releaseId] ?? 'home') : page('missing', 404);
}

/** Answers a call with its headers, and a body with its length. */
function echo(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') text(request).then((body) => response.end(`${body.length} characters`));
  else response.end(JSON.stringify(request.headers));
}

function serve(service: RequestListener): Promise<string> {
  const server = createServer(service);
  closeAfterTest(() => server.close().closeAllConnections());
  return listenHere(server);
}
