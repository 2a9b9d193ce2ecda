import type { Server } from 'node:http';
import type { ReleaseStore } from '@site/release/store/release-store';
import { isClosing } from '@site/service/close-gently';
import { StoreUnreadable } from '@site/service/storage/store-unreadable';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { createKeptAnswers } from '../caching/kept-answers.ts';
import { createAssets } from '../files/assets.ts';
import type { createSiteFiles } from '../files/site-files.ts';
import type { WatchRequest } from '../metrics/watch-requests.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { ReleasesPage } from '../releases/page/releases-page.ts';
import type { PickRelease } from '../releases/release-picker.ts';
import type { Reports } from '../releases/reports.ts';
import { createSharedReleases } from '../releases/shared-releases.ts';
import type { createTesterLink } from '../releases/tester-link.ts';
import type { Pages } from '../rendering/pages.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import type { ClientAddress } from './client-address.ts';
import {
  createExchange,
  type Exchange,
  firstToAnswer,
  type Handler,
  isCall,
  type ReleaseExchange,
} from './exchange.ts';
import { followTesterLink, redirectOtherSpellings } from './handlers/addresses.ts';
import { serveSearchAnswer, serveSearchIndex, serveSiteFile } from './handlers/files.ts';
import { createMalformedCheck } from './handlers/malformed.ts';
import { refuseOtherMethods, refuseUnknownCall, refuseWriting } from './handlers/methods.ts';
import { servePage, servePageFromMemory } from './handlers/pages.ts';
import { answerForServices, answerProbe } from './handlers/probes.ts';
import { answerRelease, serveAsset } from './handlers/release-files.ts';
import { serveReleases } from './handlers/releases.ts';
import { answerReport } from './handlers/reports.ts';
import { callService } from './handlers/service.ts';
import type { LiveReload } from './live-reload.ts';
import { answerNodesErrors } from './nodes-errors.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFailure, sendRefusal } from './send.ts';
import { busyRetryAfter, SiteBusy } from './site-busy.ts';
import { createLimitedServer, type SocketLimits, socketLimits } from './socket-limits.ts';
import { withoutQuery } from './without-query.ts';

interface EdgeOptions {
  config: EdgeConfig;
  store: ReleaseStore;
  memory: Pick<EdgeMemory, 'shelf'>;
  /** What most visitors have. */
  current: () => LiveRelease | undefined;
  pick: PickRelease;
  readTesterLink: ReturnType<typeof createTesterLink>;
  reports: Pick<Reports, 'take' | 'counts' | 'trial'>;
  releasesPage: ReleasesPage;
  pages: Omit<Pages, 'counts'>;
  findSiteFile: ReturnType<typeof createSiteFiles>;
  search: Pick<SiteSearch, 'file' | 'find'>;
  liveReload: LiveReload | undefined;
  clientAddress: ClientAddress;
  watch?: WatchRequest | undefined;
  /** Other than the usual, for tests. */
  limits?: SocketLimits;
}

/** The one door to the site: assets, services and pages behind one origin. Handlers are tried in order until one answers. */
export function createEdge(options: EdgeOptions): Server {
  const { config, store, memory, current, pick, readTesterLink, reports, pages, findSiteFile, search } = options;
  const { liveReload, clientAddress, watch, limits = socketLimits } = options;
  const { isDevelopment, serviceOrigins, sharesReleases } = config;
  const assets = createAssets(store, memory);
  const handlers: Handler[] = [
    ...(liveReload ? [liveReload.serve] : []),
    refuseWriting,
    createSharedReleases({ store, current, isShared: sharesReleases }),
    answerProbe(() => current() !== undefined && !isClosing(server)),
    answerForServices(serviceOrigins),
    answerReport({ reports, pick, isDevelopment }),
    answerRelease(store),
    serveReleases(options.releasesPage, pick),
    serveAsset(assets),
    withRelease(pick, [
      callService(serviceOrigins, createKeptAnswers(memory)),
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
  const refuseMalformed = createMalformedCheck(config);
  const commonHeaders = securityHeaders(config);
  const about = { config, commonHeaders, bodyLimits: limits.body, addressOf: clientAddress.of };
  const server = createLimitedServer(limits, (request, response) => {
    const exchange = createExchange({ request, response, ...about });
    const answered = refuseMalformed(exchange) ? 'none' : answerFromMemory(exchange);
    watch?.(exchange, answered);
    if (!answered) firstToAnswer(handlers, exchange).catch((error) => answerError(exchange, error));
  });
  answerNodesErrors(server, commonHeaders);
  return server;
}

/** Picks the visitor's release for the handlers that need one. */
function withRelease(pick: PickRelease, handlers: Handler<ReleaseExchange>[]): Handler {
  return async (exchange) => {
    const picked = await pick(exchange.request);
    if (picked) return firstToAnswer(handlers, { ...exchange, picked });
    fail(exchange, 503, 5);
    return true;
  };
}

/** `retryAfter` is in seconds. */
function fail(exchange: Exchange, status: 500 | 503, retryAfter: number) {
  const words = 'Something went wrong on our side. Please try again.';
  if (isCall(exchange))
    sendRefusal(exchange, status, [status === 500 ? 'internal' : 'unavailable', words], {
      'retry-after': String(retryAfter),
    });
  else sendFailure(exchange, status, { 'retry-after': String(retryAfter) });
}

function answerError(exchange: Exchange, error: unknown) {
  const { request, response } = exchange;
  if (error instanceof SiteBusy) return fail(exchange, 503, busyRetryAfter);
  console.error(`${request.method} ${withoutQuery(request.url ?? '')}:`, error);
  if (response.headersSent) response.destroy();
  else if (error instanceof StoreUnreadable) fail(exchange, 503, 5);
  else fail(exchange, 500, 30);
}
