import compress from '@fastify/compress';
import { serviceOf } from '@site/contracts/paths';
import { HttpError, methodNotAllowed } from '@site/service/http/http-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchIndexPath, searchResponsePath } from '../../../app/search/search-address.ts';
import { publicFor } from '../../caching/cache-control.ts';
import type { SiteFile } from '../../files/site-files.ts';
import type { OpenRelease } from '../../releases/open-release.ts';
import type { PickedRelease } from '../../releases/pick-release.ts';
import type { PageResponse } from '../../rendering/pages.ts';
import { type RequestTarget, splitTarget } from '../../request-target.ts';
import type { EdgeContext } from '../edge-context.ts';
import { isApiCall } from '../errors.ts';
import { normalisedPath, redirectOf } from '../redirect.ts';
import { sendCompressed, sendFile, sendJson, sendRedirect, sendText } from '../send.ts';
import { insertTesterBadge } from '../tester-badge.ts';
import { createCallService, type ServiceContext } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the routes of the site for their own handlers. */
    site: SiteRequest;
  }
}

/** Properties of a request that its response depends on. */
interface SiteRequest extends RequestTarget {
  picked: PickedRelease;
}

type SiteRoutesContext = ServiceContext &
  Pick<
    EdgeContext,
    'pickRelease' | 'liveRelease' | 'readTesterLink' | 'search' | 'siteFiles' | 'assets' | 'pages' | 'sendPage'
  >;

/** Everything that depends on the visitor's release: calls to its services, redirects, search, files at fixed paths, pages. */
export async function siteRoutes(app: FastifyInstance, context: SiteRoutesContext): Promise<void> {
  const { pickRelease, readTesterLink, search, siteFiles } = context;
  // For what services answer and what is made here. Pages, files and the search index are compressed already, and pass as they are.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  const callService = await createCallService(app, context);
  app.decorateRequest('site');
  // Before the body is read: a request that will be refused need not be waited for.
  app.addHook('onRequest', async (request, reply) => {
    const picked = await pickRelease(request.raw);
    if (!picked) throw noLiveRelease();
    request.site = { picked, ...splitTarget(request.url) };
    const { pathname, query } = request.site;
    if (serviceOf(picked.release.services, pathname)) return;
    refuseUnknown(request);
    const redirect = redirectOf(pathname, picked.release);
    if (redirect) return sendRedirect(reply, redirect.status, redirect.location, query);
    return followTesterLink(request, reply);
  });

  app.get(searchIndexPath, async (request, reply) => {
    const { body, isComplete } = await search.file(request.site.picked.release);
    return sendCompressed(reply, body, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControlOf(request, 60, isComplete),
    });
  });

  /** The results of a query, for dialogs and pages that have the search already. */
  app.get(searchResponsePath, async ({ site: { picked, query } }, reply) =>
    sendJson(reply, await search.find(picked.release, new URLSearchParams(query).get('q') ?? '')),
  );

  for (const [path, makeFile] of Object.entries(siteFiles))
    app.get(path, async (request, reply) => {
      const file = await makeFile(request.site.picked.release);
      return sendSiteFile(context, request, reply, file);
    });

  app.all('/*', async (request, reply) => {
    const { picked, pathname } = request.site;
    const { release } = picked;
    const service = serviceOf(release.services, pathname);
    if (service) return callService(service, request, reply);
    const stored = release.documents.get(pathname);
    return stored ? sendSiteFile(context, request, reply, { stored }) : sendRenderedPage(context, request, reply);
  });

  /** Sets a tester's release, then redirects to the same path without the link's keys. */
  async function followTesterLink({ method, raw, site: { pathname, query } }: FastifyRequest, reply: FastifyReply) {
    const link = method === 'GET' ? await readTesterLink(query, raw) : undefined;
    if (!link) return undefined;
    if (link.kind === 'refused') return sendText(reply, link.status, `${link.reason}\n`);
    return sendRedirect(reply.header('set-cookie', link.cookie), 303, pathname, link.query);
  }
}

async function sendSiteFile(
  context: SiteRoutesContext,
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): Promise<FastifyReply> {
  const isComplete = 'stored' in file || file.isComplete;
  // They change with a release or a post, and ten minutes of delay in a browser harm nobody.
  const caching = { 'cache-control': cacheControlOf(request, 600, isComplete) };
  if (!('stored' in file)) return reply.headers({ 'content-type': file.type, ...caching }).send(file.body);
  const stored = await context.assets.find(file.stored, request.headers);
  return sendFile(reply, stored && { ...stored, headers: { ...stored.headers, ...caching } });
}

/** For a file that changes with the release. No shared cache may store it if a cookie chose its release, and none at all while data is missing. */
function cacheControlOf({ site: { picked } }: FastifyRequest, browserSeconds: number, isComplete = true): string {
  if (picked.source !== 'channel') return 'private, no-cache';
  return isComplete ? publicFor(browserSeconds) : 'no-cache';
}

/** Sends the page of a path that is neither a service's nor a file's; the 404 page where there is none. */
async function sendRenderedPage(
  { pages, liveRelease, sendPage, readClientHeaders }: SiteRoutesContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { picked, pathname, query } = request.site;
  const { release } = picked;
  const response =
    request.method === 'POST'
      ? await pages.post(release, pathname, String(request.body ?? ''), {
          ...readClientHeaders(request),
          // A form's page is the same for all queries that the route does not know; only this says which one it had.
          ...(request.headers.referer && { referer: request.headers.referer }),
        })
      : asGone(await pages.get(release, pathname, query, readClientHeaders(request)), pathname, release);
  if (response.kind === 'redirect') {
    // The visitor's query, of which the page has read only the keys that change it. A form leads to an address with its own query or none.
    const keptQuery = request.method === 'POST' || response.location.includes('?') ? '' : query;
    return sendRedirect(reply, response.status, response.location, keptQuery);
  }
  const page =
    picked.source === 'tester' ? await insertTesterBadge(response.page, release, liveRelease()) : response.page;
  sendPage(request.raw, reply.raw, picked, page);
  // Only now: where a page cannot be sent, Fastify answers with the failure page.
  reply.hijack();
  return reply;
}

/** Sends the 404 page with 410 at the addresses of a retired part: search engines forget them sooner. */
function asGone(response: PageResponse, pathname: string, release: OpenRelease): PageResponse {
  const isGone = response.kind === 'page' && response.page.status === 404 && release.isGone(normalisedPath(pathname));
  return isGone ? { ...response, page: { ...response.page, status: 410 } } : response;
}

/** Refuses unknown API calls and wrong methods: pages and files can only be read, and only a route with an action takes forms. */
function refuseUnknown({ method, url, site: { picked, pathname } }: FastifyRequest) {
  if (isApiCall({ url })) throw new HttpError(404, 'not_found', 'There is nothing at this address.');
  if (method === 'GET' || method === 'HEAD') return;
  const takesForms = picked.release.findRoute(pathname)?.takesForms === true;
  if (method !== 'POST' || !takesForms) throw methodNotAllowed(takesForms ? 'GET, HEAD, POST' : 'GET, HEAD');
}

function noLiveRelease(): HttpError {
  const message = 'Something went wrong on our side. Please try again.';
  return new HttpError(503, 'unavailable', message, { headers: { 'retry-after': '5' }, isFailure: false });
}
