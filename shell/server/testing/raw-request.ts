import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** For tests: not `fetch`, which would normalise the address before sending it and write the host header itself. */
export function rawRequest(edge: string, target: string, headers: Record<string, string> = {}) {
  return new Promise<RawResponse>((resolve, reject) => {
    const { hostname, port } = new URL(edge);
    request({ hostname, port, path: target, headers }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, location: headers.location, text: await text(response) });
    })
      .on('error', reject)
      .end();
  });
}

interface RawResponse {
  status: number | undefined;
  location: string | undefined;
  text: string;
}
