import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Assets } from '../files/assets.ts';
import type { PickRelease } from '../releases/release-picker.ts';
import type { Pages } from '../rendering/pages.ts';
import type { SendPage } from './send.ts';

interface SendCachedOptions {
  pickRelease: PickRelease;
  pages: Pick<Pages, 'cached'>;
  assets: Pick<Assets, 'cached'>;
  sendPage: SendPage;
  commonHeaders: Record<string, string>;
}

/** Sends pages and files that are in memory, which most requests ask for: before Fastify sees them, and without a promise. */
export function createSendCached({ pickRelease, pages, assets, sendPage, commonHeaders }: SendCachedOptions) {
  /** Returns the route's pattern if it sent a response. */
  return function sendCached(request: IncomingMessage, response: ServerResponse): string | undefined {
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
    const route = picked.release.routeOf(url);
    const page = route && pages.cached(picked.release, url, '');
    if (page) sendPage(request, response, picked, page);
    return page && route.path;
  };
}
