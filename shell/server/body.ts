import type { IncomingMessage } from 'node:http';

/** Longest form of the site is 4,000 characters of message, four bytes each and percent-encoded. */
const mostBytes = 64 * 1024;

/** The request's body as text; undefined where it is longer than any form of this site. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
