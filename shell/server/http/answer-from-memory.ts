import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Assets } from '../files/assets.ts';
import type { PickRelease } from '../releases/release-picker.ts';
import type { Pages } from '../rendering/pages.ts';
import type { SendPage } from './send.ts';

interface MemoryOptions {
  pick: PickRelease;
  pages: Pick<Pages, 'cached'>;
  assets: Pick<Assets, 'cached'>;
  sendPage: SendPage;
  commonHeaders: Record<string, string>;
}

/** Returns the pattern of the address if it answered. */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => string | undefined;

/** Answers pages and files that are in memory, which most requests ask for: before Fastify sees them, and without a promise. */
export function createAnswerFromMemory(options: MemoryOptions): AnswerFromMemory {
  const { pick, pages, assets, sendPage, commonHeaders } = options;

  function answerFile(pathname: string, request: IncomingMessage, response: ServerResponse): string | undefined {
    const file = assets.cached(pathname, request.headers);
    if (!file) return undefined;
    response.writeHead(200, { ...commonHeaders, ...file.headers });
    response.end(file.body);
    return '/_/';
  }

  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' || url.includes('?')) return undefined;
    if (url.startsWith('/_/')) return answerFile(url, request, response);
    const picked = pick(request);
    if (!picked || picked instanceof Promise || picked.by === 'tester') return undefined;
    // Fastify's routes answer files, services and unknown paths.
    const route = picked.release.routeOf(url);
    const page = route && pages.cached(picked.release, url, '');
    if (page) sendPage(request, response, picked, page);
    return page && route.path;
  };
}
