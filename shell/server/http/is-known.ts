import type { IncomingMessage } from 'node:http';

/** Whether If-None-Match names this strong ETag: alone, in a list, or weakened by a proxy on the way (RFC 9110, 13.1.2). */
export function isKnown({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  // The first line is nearly always the answer.
  if (known === undefined || known === etag) return known === etag;
  return known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
