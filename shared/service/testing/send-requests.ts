import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';

/** What a test generates: a few inputs, the same in every `npm test`, or many, and others each time, with `npm test fuzz`. */
export const generated = process.env.INPUTS ? { numRuns: Number(process.env.INPUTS) } : { numRuns: 200, seed: 141 };

/** Where they go: to the service itself and, where `SITE` names a site, through its edge. */
export function originsOf(service: string): string[] {
  return process.env.SITE ? [service, process.env.SITE] : [service];
}

/** Sends generated requests one after the other. Throws with the first that is not answered in the envelope, or is not answered. */
export async function sendGenerated(origins: string[], requests: fc.Arbitrary<ApiRequest>): Promise<void> {
  const answers = fc.asyncProperty(requests, async (request) => {
    for (const origin of origins) {
      const failure = responseFailure(request, await sendRequest(origin, request));
      if (failure) throw new Error(`${failure} from ${origin}: ${JSON.stringify(request).slice(0, 500)}`);
    }
  });
  await fc.assert(answers, generated);
}

export interface ApiRequest {
  method: string;
  /** Sent as it is: no part of it is tidied up. */
  target: string;
  headers: Record<string, string>;
  body?: string;
}

interface ApiResponse {
  status: number;
  type: string;
  body: string;
}

/** A request without a response by then hangs. */
const maxMs = 20_000;

let visitors = 0;

/** Sends a request, each time as another visitor. Rejects if no response comes. */
async function sendRequest(origin: string, { method, target, headers, body }: ApiRequest): Promise<ApiResponse> {
  const { hostname, port } = new URL(origin);
  visitors += 1;
  const visitor = `127.${1 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path: target,
        localAddress: visitor,
        agent: false,
        headers: { ...ownHeaders(origin, body), ...headers },
        signal: AbortSignal.timeout(maxMs),
      },
      async (response) => {
        const bytes = await buffer(response).catch(reject);
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: String(bytes),
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The headers that a page of the site sends. With the length, which Node leaves out of a HEAD request with a body. */
function ownHeaders(origin: string, body: string | undefined): Record<string, string> {
  const { host } = new URL(origin);
  const page = { origin, 'x-forwarded-host': host };
  if (body === undefined) return page;
  return { ...page, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
}

/** Why a response of the API is a failure: an error of ours, or another shape than the envelope. */
function responseFailure({ method, target }: ApiRequest, { status, type, body }: ApiResponse): string | undefined {
  if (status >= 500 || status < 200) return `status ${status}`;
  // A page, a feed or a picture is no envelope; only what is under /api promises one.
  if (!target.startsWith('/api/') || method === 'HEAD' || (status >= 300 && status < 400)) return undefined;
  if (!type.startsWith('application/json')) return `${status} as ${type || 'nothing'}`;
  return isEnvelope(body, status < 400) ? undefined : `${status} without the envelope`;
}

function isEnvelope(body: string, isSuccess: boolean): boolean {
  const envelope: unknown = JSON.parse(body);
  if (typeof envelope !== 'object' || envelope === null || !('status' in envelope)) return false;
  return isSuccess ? envelope.status === 'success' : envelope.status === 'error' && 'error' in envelope;
}
