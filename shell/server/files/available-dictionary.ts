import type { IncomingHttpHeaders } from 'node:http';
import { dczMagic } from '@site/release/differences/difference-name';
import { allows } from '../http/encoding.ts';

// RFC 9842: a browser says which earlier file of this name it has, and may get the difference to that.

/** SHA-256 of the file that the browser has; undefined where it has none or takes no differences. */
export function availableDictionary(headers: IncomingHttpHeaders): Buffer | undefined {
  if (!allows(headers['accept-encoding'], 'dcz')) return undefined;
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return hash ? Buffer.from(hash, 'base64') : undefined;
}

/** Whether it was made from that file: the name in the store has only a quarter of the hash. */
export function isDifferenceTo(dictionary: Buffer, content: Buffer): boolean {
  return content.subarray(dczMagic.length, dczMagic.length + dictionary.length).equals(dictionary);
}

/** Lets the browser offer this file when it asks for another of its name. Nothing for files without a hash in their name. */
export function offeredFor(pathname: string): { 'use-as-dictionary'?: string } {
  const match = pathname.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '.*');
  return match === pathname ? {} : { 'use-as-dictionary': `match="${match}"` };
}
