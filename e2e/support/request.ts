import http, { type Agent, type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { siteCookie, siteUrl } from './address.ts';

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  site?: string;
  agent?: Agent;
  signal?: AbortSignal;
}

/** One request exactly as written: unlike a browser it follows no redirect, normalises no path and decompresses nothing. */
export function request(
  path: string,
  { method = 'GET', headers = {}, body, site = siteUrl, agent, signal }: RequestOptions = {},
): Promise<ReceivedResponse> {
  const { hostname, port, protocol } = new URL(site);
  const { request: send } = protocol === 'https:' ? https : http;
  const own = site === siteUrl && siteCookie ? { cookie: siteCookie } : {};
  return new Promise((resolve, reject) => {
    const outgoing = send({
      hostname,
      port,
      ...(agent && { agent }),
      ...(signal && { signal }),
      path,
      method,
      headers: { ...own, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('error', reject);
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.end(body);
  });
}

/** On the journeys' own site it waits while that is busy. `faults/` tests the page shown then, on sites of its own. */
export async function requestHtml(
  path: string,
  site = siteUrl,
  agent?: Agent,
): Promise<Pick<ReceivedResponse, 'status' | 'headers'> & { html: string }> {
  const { status, headers, body } = await (site === siteUrl ? requestPatiently(path) : request(path, { site, agent }));
  return { status, headers, html: body.toString('utf8') };
}

/** Asks again after 503, as crawlers do: a service may be late on a busy machine. Such a page is rendered again after five seconds. */
export async function requestPatiently(path: string, options: RequestOptions = {}): Promise<ReceivedResponse> {
  for (let tries = 1; ; tries++) {
    const response = await request(path, options);
    if (response.status !== 503 || !response.headers['retry-after'] || tries === maxTries) return response;
    await pause(1_000);
  }
}

const maxTries = 20;

/** Served HTML without its style element, which the policy of the page that reads it would stop. */
export function withoutStyle(html: string): string {
  return html.replace(/<style id="critical">[\s\S]*?<\/style>/, '');
}
