import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { ReleaseStore } from '@site/release/release-store';
import { listenHere } from '@site/service/testing/listen-here';
import type { SiteFile } from '../files/site-files.ts';
import { compressed } from '../http/compressed.ts';
import { createEdge } from '../http/edge.ts';
import { SiteBusy } from '../http/site-busy.ts';
import type { ChannelState } from '../releases/follow-channel.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { createReleasePicker } from '../releases/release-picker.ts';
import { createReports } from '../releases/reports.ts';
import { createTesterCookie } from '../releases/tester-cookie.ts';
import { createTesterLink } from '../releases/tester-link.ts';
import { createVisitors } from '../releases/visitors.ts';
import { readEdgeSettings } from '../settings.ts';
import { liveRelease, pageOf, sampleRoute } from './sample-release.ts';
import { storeWithBlog } from './store-with-blog.ts';

export const edgeSecret = 'a secret of this test';
/** The release of `blog` 1.0.0-ab alone. */
export const chosenId = createHash('sha256').update('{"blog":"1.0.0-ab"}').digest('hex').slice(0, 12);

/** What home says, if not 'home'. */
const homes: Record<string, string> = { bbbbbbbbbbbb: 'home of canary', [chosenId]: 'home of chosen</head>' };

const services = [
  { name: 'posts', version: '1', paths: ['/api/v1/posts'] },
  { name: 'absent', version: '1', paths: ['/api/v1/absent'] },
];

const routes = [sampleRoute({ path: '/blogs' }), sampleRoute({ path: '/contact', takesForms: true })];

const files: Record<string, SiteFile> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', body: 'Allow: /' },
  '/favicon.ico': { stored: '/_/blog/1.0.0-ab/favicon.ico' },
  '/leaflet.pdf': { stored: '/_/blog/1.0.0-ab/leaflet.pdf' },
};

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

/** For tests: an edge over a store with one version of the blog, a service that repeats its headers, and pages that are words. */
export async function openEdge({ isLive = true, hasCanary = false, percent = 50 } = {}) {
  const { store, manifest } = await storeWithBlog();
  const state: ChannelState = {
    live: liveRelease({
      services,
      routeOf: (pathname) => routes.find(({ path }) => path === pathname),
    }),
    ...(hasCanary && { canary: { release: liveRelease({ id: 'bbbbbbbbbbbb' }), percent } }),
  };
  const service = await listen(createServer((asked, answer) => answer.end(JSON.stringify(asked.headers))));
  const edge = await listen(
    createEdge({
      ...releasesOf(store, () => (isLive ? state : undefined), state.live.id),
      config: { ...readEdgeSettings({ PORT: '0' }), serviceOrigins: { posts: service } },
      store,
      pages: samplePages(),
      findSiteFile: async (_live, pathname) => files[pathname],
      search: await emptySearch(),
      liveReload: undefined,
    }),
  );
  return {
    edge,
    state,
    isPruned: () => rm(manifest),
    get: (target: string, init: RequestInit = {}) => fetch(edge + target, { redirect: 'manual', ...init }),
    rawStatus: async (target: string) => (await raw(edge, target)).status,
    rawLocation: async (target: string) => (await raw(edge, target)).location,
  };
}

/** What the edge knows of releases, canary and testers. */
function releasesOf(store: ReleaseStore, state: () => ChannelState | undefined, liveId: string) {
  const visitors = createVisitors(edgeSecret, false);
  const testerCookie = createTesterCookie(edgeSecret, false);
  const tools = { script: { href: '/tools.js', integrity: '' }, style: { href: '/tools.css', integrity: '' } };
  const openRelease = async (id: string) => liveRelease({ id, tools });
  return {
    current: () => state()?.live,
    pick: createReleasePicker({ state, openRelease, visitors, testerCookie }),
    readTesterLink: createTesterLink({
      store,
      live: () => liveId,
      testerCookie,
      secret: edgeSecret,
      isDevelopment: false,
    }),
    reports: createReports({ state, visitors }),
  };
}

function samplePages() {
  const missing = pageOf('missing', 404);
  return {
    // A page is at hand for whatever is no route, as after a visit to a path that does not exist.
    kept: () => missing,
    get: async ({ id }: LiveRelease, pathname: string) => {
      if (pathname === '/broken') throw new Error('broken');
      if (pathname === '/crowded') throw new SiteBusy();
      return { kind: 'page' as const, page: pathname === '/' ? pageOf(homes[id] ?? 'home', 200) : missing };
    },
    post: async () => ({ kind: 'page' as const, page: missing }),
  };
}

async function emptySearch() {
  const index = await compressed('{"entries":[],"absences":[]}', 9);
  return {
    file: async () => ({ file: index, isWhole: true }),
    find: async (_live: unknown, query: string) => ({ query, hits: [], absences: [] }),
  };
}

/** fetch would tidy the address up before it is sent. */
function raw(edge: string, target: string) {
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(edge);
    request({ hostname, port, path: target }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

function listen(server: Server): Promise<string> {
  started.push(server);
  return listenHere(server);
}
