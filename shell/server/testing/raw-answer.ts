import { request } from 'node:http';

/** For tests: `fetch` would tidy the address up before it is sent, and writes the host header itself. */
export function rawAnswer(edge: string, target: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(edge);
    request({ hostname, port, path: target, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}
