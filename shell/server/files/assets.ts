import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { ReleaseStore } from '@site/release/store/release-store';
import { unlessNotInStore } from '@site/release/store/store-errors';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { bestEncoding, type Encoding } from '../caching/encoding.ts';

// Not a library's list: only types that a build emits are served, and text always has its charset.
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

// Chrome shows a document in an embedded viewer with styles of its own, which the policy of pages forbids (crbug.com/271452).
const documentPolicy = { 'content-security-policy': "frame-ancestors 'none'" };

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** A file's name has a hash of its content. */
export const immutableCaching = 'public, max-age=31536000, immutable';

/** Pages of other origins may load what has these headers. */
export const forAllOrigins = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export interface FileAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

export type Assets = ReturnType<typeof createAssets>;

/** Finds `/_/<part>/<file>` in the release store, in the best encoding that the browser accepts. */
export function createAssets(store: Pick<ReleaseStore, 'readFile'>, memory: Pick<EdgeMemory, 'cache'>) {
  const inMemory = memory.cache('files', ({ length }: Buffer) => length);

  async function read({ part, file }: Asset, suffix: string): Promise<Buffer> {
    const key = keyOf({ part, file }, suffix);
    const known = inMemory.get(key);
    if (known) return known;
    const content = await store.readFile(part, file + suffix);
    inMemory.set(key, content);
    return content;
  }

  async function findEncoded(asset: Asset, best: Encoding): Promise<{ body: Buffer; encoding: Encoding } | undefined> {
    const body = await read(asset, suffixes[best]).catch(unlessNotInStore);
    if (body) return { body, encoding: best };
    // Builds do not compress source maps, which exist in development only.
    return best === 'identity' ? undefined : findEncoded(asset, 'identity');
  }

  return {
    /** The file if all of it is in memory; most requests for files end here. */
    cached(pathname: string, headers: IncomingHttpHeaders): FileAnswer | undefined {
      const wanted = wantedBy(pathname, headers);
      if (!wanted) return undefined;
      const body = inMemory.get(keyOf(wanted.asset, suffixes[wanted.best]));
      return body && answerWith(wanted, body, wanted.best);
    },
    async find(
      pathname: string,
      headers: IncomingHttpHeaders,
      caching = immutableCaching,
    ): Promise<FileAnswer | undefined> {
      const wanted = wantedBy(pathname, headers);
      if (!wanted) return undefined;
      const found = await findEncoded(wanted.asset, wanted.best);
      return found && answerWith(wanted, found.body, found.encoding, caching);
    },
  };
}

interface WantedFile {
  asset: Asset;
  type: string;
  best: Encoding;
}

function wantedBy(pathname: string, headers: IncomingHttpHeaders): WantedFile | undefined {
  const asset = parse(pathname);
  const type = asset && types[path.extname(asset.file)];
  if (!type) return undefined;
  const best = isCompressed(type) ? bestEncoding(headers['accept-encoding']) : 'identity';
  return { asset, type, best };
}

function answerWith({ type }: WantedFile, body: Buffer, encoding: Encoding, caching = immutableCaching): FileAnswer {
  const headers = {
    ...forAllOrigins,
    ...(type === types['.pdf'] && documentPolicy),
    'content-type': type,
    'content-length': String(body.length),
    'cache-control': caching,
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return { headers, body };
}

interface Asset {
  part: string;
  file: string;
}

function keyOf({ part, file }: Asset, suffix: string): string {
  return `${part}/${file}${suffix}`;
}

function parse(pathname: string): Asset | undefined {
  // Our own builds start no name with a dot, so `..` cannot match.
  const [, part, file] =
    /^\/_\/([a-z][a-z0-9-]*)\/((?:[A-Za-z0-9_@-][A-Za-z0-9._@-]*\/)*[A-Za-z0-9_@-][A-Za-z0-9._@-]*)$/.exec(pathname) ??
    [];
  return part && file ? { part, file } : undefined;
}

function isCompressed(type: string): boolean {
  return /^(text\/|application\/json)|svg/.test(type);
}
