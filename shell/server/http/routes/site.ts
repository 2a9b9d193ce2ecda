import compress from '@fastify/compress';
import { HttpError, methodNotAllowed } from '@site/service/http/http-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchIndexPath, searchResponsePath } from '../../../app/search/search-address.ts';
import { publicFor } from '../../caching/cache-control.ts';
import type { SiteFile } from '../../files/site-files.ts';
import type { RenderedPage } from '../../rendering/page-copies.ts';
import { isApiCall } from '../errors.ts';
import type { PipelineContext } from '../pipeline-context.ts';
import { redirectOf } from '../redirect.ts';
import { sendCompressed, sendFile, sendJson, sendPage, sendRedirect } from '../send.ts';
import { clientHeaders, createSiteFinder } from '../site-request.ts';
import { insertTesterBadge } from '../tester-badge.ts';
import { createCallService, type ServiceContext } from './services.ts';

type SiteRoutesContext = ServiceContext &
  Pick<
    PipelineContext,
    | 'pickRelease'
    | 'clientAddress'
    | 'liveRelease'
    | 'readTesterLink'
    | 'search'
    | 'siteFiles'
    | 'assets'
    | 'pages'
    | 'countCostly'
  >;

/**
 * Everything that depends on the visitor's release: calls to its services, redirects, search, files at fixed paths, pages. The hooks run
 * before the body is read: a request that will be refused need not be waited for.
 */
export async function siteRoutes(app: FastifyInstance, context: SiteRoutesContext): Promise<void> {
  const { config, pages, search, siteFiles, liveRelease, readTesterLink, countCostly } = context;
  // For what services answer and what is made here. Pages, files and the search index are compressed already, and pass as they are.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  const callService = await createCallService(app, context);

  app.decorateRequest('site');
  app.addHook('onRequest', createSiteFinder(context));
  app.addHook('onRequest', refuseUnknown);
  app.addHook('onRequest', redirect);
  app.addHook('onRequest', followTesterLink);

  app.get(searchIndexPath, async (request, reply) => {
    const { body, isComplete } = await search.file(request.site.release);
    return sendCompressed(reply, body, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControlOf(request, 60, isComplete),
    });
  });

  /** The results of a query, for dialogs and pages that have the search already. */
  app.get(searchResponsePath, async ({ site: { visitor, release, query } }, reply) => {
    countCostly(visitor);
    return sendJson(reply, await search.find(release, new URLSearchParams(query).get('q') ?? ''));
  });

  for (const [path, makeFile] of Object.entries(siteFiles))
    app.get(path, async (request, reply) => sendSiteFile(request, reply, await makeFile(request.site.release)));

  app.all('/*', async (request, reply) => {
    const { service, release, pathname } = request.site;
    if (service) return callService(service, request, reply);
    const stored = release.documents.get(pathname);
    if (stored) return sendSiteFile(request, reply, { stored });
    const copy = request.method === 'POST' ? undefined : pages.cached(request.site);
    return copy ? sendVisitorsPage(request, reply, copy) : renderPage(request, reply);
  });

  /** Sets a tester's release, then redirects to the same path without the link's keys. */
  async function followTesterLink({ method, raw, site }: FastifyRequest, reply: FastifyReply) {
    const link = method === 'GET' && !site.service ? await readTesterLink(site.query, raw) : undefined;
    if (!link) return undefined;
    if (link.kind === 'refused') throw new HttpError(link.status, 'release_refused', link.reason);
    return sendRedirect(reply.header('set-cookie', link.cookie), 303, site.pathname, link.query);
  }

  async function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
    const isComplete = 'stored' in file || file.isComplete;
    // They change with a release or a post, and ten minutes of delay in a browser harm nobody.
    const caching = { 'cache-control': cacheControlOf(request, 600, isComplete) };
    if (!('stored' in file)) return reply.headers({ 'content-type': file.type, ...caching }).send(file.body);
    const stored = await context.assets.find(file.stored, request.headers);
    return sendFile(reply, stored && { ...stored, headers: { ...stored.headers, ...caching } });
  }

  /** Has a page made that is not in memory: for a form, for one visitor, or for all from now on. */
  async function renderPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { site, headers, method } = request;
    countCostly(site.visitor);
    const visitorHeaders = clientHeaders(request, config);
    const isForm = method === 'POST';
    const response = isForm
      ? await pages.post(site, String(request.body ?? ''), {
          ...visitorHeaders,
          // A form's page is the same for all queries that the route does not know; only this says which one it had.
          ...(headers.referer && { referer: headers.referer }),
        })
      : await pages.render(site, visitorHeaders);
    if (response.kind === 'page') return sendVisitorsPage(request, reply, response.page);
    // The visitor's query, of which the page has read only the keys that change it. A form leads to an address with its own query or none.
    const query = isForm || response.location.includes('?') ? '' : site.query;
    return sendRedirect(reply, response.status, response.location, query);
  }

  async function sendVisitorsPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
    const { source, release } = request.site;
    const isTester = source === 'tester';
    return sendPage(request, reply, isTester ? await insertTesterBadge(page, release, liveRelease()) : page);
  }
}

/** Refuses unknown API calls and wrong methods: pages and files can only be read, and only a route with an action takes forms. */
async function refuseUnknown({ method, url, site: { service, route } }: FastifyRequest): Promise<void> {
  if (service) return;
  if (isApiCall({ url })) throw new HttpError(404, 'not_found', 'There is nothing at this address.');
  if (method === 'GET' || method === 'HEAD') return;
  const takesForms = route?.takesForms === true;
  if (method !== 'POST' || !takesForms) throw methodNotAllowed(takesForms ? 'GET, HEAD, POST' : 'GET, HEAD');
}

/** Leads other spellings and former paths of a page to it. */
async function redirect({ site: { service, release, pathname, query } }: FastifyRequest, reply: FastifyReply) {
  const target = service ? undefined : redirectOf(pathname, release);
  return target && sendRedirect(reply, target.status, target.location, query);
}

/** For a file that changes with the release. No shared cache may store it if a cookie chose its release, and none at all while data is missing. */
function cacheControlOf({ site: { source } }: FastifyRequest, browserSeconds: number, isComplete = true): string {
  if (source !== 'channel') return 'private, no-cache';
  return isComplete ? publicFor(browserSeconds) : 'no-cache';
}
