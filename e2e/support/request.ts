import http, { type Agent, type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
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

export async function requestHtml(
  path: string,
  site = siteUrl,
  agent?: Agent,
): Promise<{ status: number; html: string }> {
  const { status, body } = await request(path, { site, agent });
  return { status, html: body.toString('utf8') };
}

/** Served HTML without its style element, which the policy of the page that reads it would stop. */
export function withoutStyle(html: string): string {
  return html.replace(/<style id="critical">[\s\S]*?<\/style>/, '');
}
