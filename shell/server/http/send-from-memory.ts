import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeContext } from './edge-context.ts';

/**
 * Sends a page or file that is in memory, without a promise: most requests end here. Returns the pattern of its route, if it has sent one.
 */
export function sendFromMemory(
  { pickRelease, pages, assets, sendPage, commonHeaders }: EdgeContext,
  request: IncomingMessage,
  response: ServerResponse,
): string | undefined {
  const { method, url = '/' } = request;
  if (method !== 'GET' || url.includes('?')) return undefined;
  if (url.startsWith('/_/')) {
    const file = assets.cached(url, request.headers);
    if (file) response.writeHead(200, { ...commonHeaders, ...file.headers }).end(file.body);
    return file && '/_/';
  }
  const picked = pickRelease(request);
  if (!picked || picked instanceof Promise || picked.source === 'tester') return undefined;
  // Fastify's routes answer files, services and unknown paths.
  const route = picked.release.findRoute(url);
  const page = route && pages.cached(picked.release, url, '');
  if (page) sendPage(request, response, picked, page);
  return page && route.path;
}
