import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BucketAccess } from '../storage/bucket-storage.ts';
import { listenHere } from './http.ts';

/** What happens to one request: `lost` carries it out but never answers, `silent` does neither, a number is the response without doing it. */
export type Mishap = 'lost' | 'silent' | number;

/** A server that answers as a bucket does. Each of its `mishaps` happens to one request, in their order. */
export async function openBucketStandIn(maxKeysPerPage = 2) {
  const objects = new Map<string, Buffer>();
  const mishaps: Mishap[] = [];
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const content = Buffer.concat(await request.toArray());
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname.replace(/^\/releases\/?/, ''));
    requests.push(`${request.method} ${key}`);
    if (!pathname.startsWith('/releases')) return fail(response, 404, 'NoSuchBucket');
    const mishap = mishaps.shift();
    if (mishap === 'silent') return;
    if (typeof mishap === 'number') return fail(response, mishap, codes[mishap] ?? 'InternalError');
    const result = key ? onObject(objects, request, key, content) : list(objects, searchParams, maxKeysPerPage);
    if (mishap === 'lost') return response.destroy();
    response.writeHead(result.status, { 'last-modified': 'Fri, 20 Nov 2026 03:30:00 GMT' }).end(result.body);
  });
  return {
    access: accessTo(await listenHere(server)),
    objects,
    mishaps,
    /** Method and key of every request so far; a list has no key. */
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const codes: Record<number, string> = { 403: 'SignatureDoesNotMatch', 503: 'SlowDown' };

function accessTo(origin: string): BucketAccess {
  const url = `${origin}/releases`;
  return {
    setting: 'RELEASES_BUCKET',
    url,
    key: 'operator',
    secret: 'not-to-be-printed',
    region: 'us-east-1',
    timeoutMs: 5_000,
    firstPauseMs: 1,
    maxBusyMs: 300,
  };
}

interface StandInResponse {
  status: number;
  body?: Buffer | string;
}

function onObject(
  objects: Map<string, Buffer>,
  { method, headers }: IncomingMessage,
  key: string,
  content: Buffer,
): StandInResponse {
  const present = objects.get(key);
  if (method === 'PUT') {
    if (present && headers['if-none-match'] === '*') return { status: 412 };
    objects.set(key, content);
    return { status: 200 };
  }
  if (method === 'DELETE') return { status: objects.delete(key) ? 204 : 404 };
  return present ? { status: 200, body: present } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
}

function list(objects: Map<string, Buffer>, query: URLSearchParams, maxKeys: number): StandInResponse {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, maxKeys);
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return {
    status: 200,
    body: `<ListBucketResult>${page.map((key) => `<Key>${encodeURIComponent(key)}</Key>`).join('')}${next}</ListBucketResult>`,
  };
}

function fail(response: ServerResponse, status: number, code: string) {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`);
}
