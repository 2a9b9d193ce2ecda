import type { Page, Request } from '@playwright/test';
import { request } from '../../support/request.ts';

export interface LoadedFile {
  path: string;
  type: string;
  bytes: number;
}

/** Records everything that the page loads from now on, with its bytes on the wire, headers included. */
export function recordLoads(page: Page): () => Promise<LoadedFile[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return () => Promise.all(finished.map(weigh));
}

async function weigh(request: Request): Promise<LoadedFile> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    bytes: responseBodySize + responseHeadersSize,
  };
}

/** Bytes on the wire of one file; many pages share it, so each file is requested once. */
export function bytesOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known) return known;
  const size = request(path, { headers: { 'accept-encoding': 'br' } }).then(({ body }) => body.length);
  sizes.set(path, size);
  return size;
}

const sizes = new Map<string, Promise<number>>();
