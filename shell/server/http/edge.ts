import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReleaseStore } from '@site/release/release-store';
import { createAssets } from '../files/assets.ts';
import type { createSiteFiles } from '../files/site-files.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { PickRelease } from '../releases/release-picker.ts';
import type { Reports } from '../releases/reports.ts';
import { createSharedReleases } from '../releases/shared-releases.ts';
import type { createTesterLink } from '../releases/tester-link.ts';
import type { Pages } from '../rendering/pages.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import { createExchange, type Exchange, firstToAnswer, type Handler, type ReleaseExchange } from './exchange.ts';
import { followTesterLink, redirectOtherSpellings } from './handlers/addresses.ts';
import { serveSearchAnswer, serveSearchIndex, serveSiteFile } from './handlers/files.ts';
import { refuseMalformed, refuseOtherMethods, refuseUnknownCall, refuseWriting } from './handlers/methods.ts';
import { servePage, servePageFromMemory } from './handlers/pages.ts';
import { answerReleaseCheck, serveAsset } from './handlers/release-files.ts';
import { answerReport } from './handlers/reports.ts';
import { callService } from './handlers/service.ts';
import type { LiveReload } from './live-reload.ts';
import { answerNodesErrors } from './nodes-errors.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFailure } from './send.ts';
import { busyRetryAfter, SiteBusy } from './site-busy.ts';
import { withoutQuery } from './without-query.ts';

interface EdgeOptions {
  config: EdgeConfig;
  store: ReleaseStore;
  /** What most visitors have. */
  current: () => LiveRelease | undefined;
  pick: PickRelease;
  readTesterLink: ReturnType<typeof createTesterLink>;
  reports: Pick<Reports, 'take' | 'counts' | 'trial'>;
  pages: Pages;
  findSiteFile: ReturnType<typeof createSiteFiles>;
  search: Pick<SiteSearch, 'file' | 'find'>;
  liveReload: LiveReload | undefined;
}

/** The one door to the site: assets, services and pages behind one origin. Handlers are tried in order until one answers. */
export function createEdge(options: EdgeOptions): Server {
  const { config, store, current, pick, readTesterLink, reports, pages, findSiteFile, search, liveReload } = options;
  const { isDevelopment, serviceOrigins, sharesReleases } = config;
  const assets = createAssets(store);
  const handlers: Handler[] = [
    ...(liveReload ? [liveReload.serve] : []),
    createSharedReleases({ store, current, isShared: sharesReleases }),
    refuseWriting,
    answerReport({ reports, pick, isDevelopment }),
    answerReleaseCheck(store),
    serveAsset(assets),
    withRelease(pick, [
      callService(serviceOrigins),
      refuseUnknownCall,
      refuseOtherMethods,
      redirectOtherSpellings,
      followTesterLink(readTesterLink),
      serveSearchIndex(search),
      serveSearchAnswer(search),
      serveSiteFile(findSiteFile, assets),
      servePage(pages, isDevelopment),
    ]),
  ];
  const answerFromMemory = servePageFromMemory(pick, pages);
  const commonHeaders = securityHeaders(config);
  return listening(commonHeaders, (request, response) => {
    const exchange = createExchange(request, response, config, commonHeaders);
    if (refuseMalformed(exchange) || answerFromMemory(exchange)) return;
    firstToAnswer(handlers, exchange).catch((error) => answerError(exchange, error));
  });
}

/** Picks the visitor's release for the handlers that need one. */
function withRelease(pick: PickRelease, handlers: Handler<ReleaseExchange>[]): Handler {
  return async (exchange) => {
    const picked = await pick(exchange.request);
    if (picked) return firstToAnswer(handlers, { ...exchange, picked });
    sendFailure(exchange, 503, 5);
    return true;
  };
}

function answerError(exchange: Exchange, error: unknown) {
  const { request, response } = exchange;
  if (error instanceof SiteBusy) return sendFailure(exchange, 503, busyRetryAfter);
  console.error(`${request.method} ${withoutQuery(request.url ?? '')}:`, error);
  if (response.headersSent) response.destroy();
  else sendFailure(exchange, 500, 30);
}

function listening(
  commonHeaders: Record<string, string>,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer(answer);
  answerNodesErrors(server, commonHeaders);
  server.headersTimeout = 5_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 30_000;
  return server;
}
