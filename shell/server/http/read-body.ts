import type { Readable } from 'node:stream';

export interface BodyLimits {
  maxBytes: number;
  /** From the end of the head to the end of the body. */
  timeoutMs: number;
}

/** The longest form of the site has a message of 4,000 characters, four bytes each and percent-encoded. */
export const bodyLimits: BodyLimits = { maxBytes: 64 * 1024, timeoutMs: 10_000 };

/** The status to answer with: the body was too slow or never came to its end, or is too long. */
export type BodyFault = 408 | 413;

/** The whole body of a request, which nobody else reads. */
export function readBody(request: Readable, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer | BodyFault> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) settle(413);
      else chunks.push(chunk);
    };
    const settle = (found: Buffer | BodyFault) => {
      clearTimeout(timer);
      // The rest is thrown away: a connection that is closed on a client who still sends takes the answer with it.
      request.off('data', take).resume();
      resolve(found);
    };
    const timer = setTimeout(() => settle(408), timeoutMs);
    request
      .on('data', take)
      .once('end', () => settle(Buffer.concat(chunks)))
      .once('close', () => settle(408))
      // A client who leaves is an error to Node; `close` follows.
      .on('error', () => {});
  });
}
