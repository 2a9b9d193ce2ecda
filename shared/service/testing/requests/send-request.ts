import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface ApiRequest {
  method: string;
  /** Sent as it is: no part of it is tidied up. */
  target: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface ApiAnswer {
  status: number;
  type: string;
  body: string;
  milliseconds: number;
}

/** A request without an answer by then hangs. */
const maxMs = 20_000;

let visitors = 0;

/** Sends a request, each time as another visitor. Rejects if no answer comes. */
export async function sendRequest(origin: string, { method, target, headers, body }: ApiRequest): Promise<ApiAnswer> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  visitors += 1;
  const visitor = `127.${1 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ hostname, port, method, path: target, localAddress: visitor, agent: false },
        headers: { ...ownHeaders(origin, body), ...headers },
        signal: AbortSignal.timeout(maxMs),
      },
      async (response) => {
        const bytes = await buffer(response).catch(reject);
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: String(bytes),
          milliseconds: performance.now() - began,
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Those of a page of the site. Of a HEAD with a body, Node states no length by itself. */
function ownHeaders(origin: string, body: string | undefined): Record<string, string> {
  const { host } = new URL(origin);
  const page = { origin, 'x-forwarded-host': host };
  if (body === undefined) return page;
  return { ...page, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
}
