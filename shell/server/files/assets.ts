import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { isStorePath } from '@site/delivery/store/store-layout';
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
  '.csv': 'text/csv; charset=utf-8',
};

// Chrome shows a PDF in an embedded viewer with styles of its own, which the policy of pages forbids (crbug.com/271452).
const pdfPolicy = { 'content-security-policy': "frame-ancestors 'none'" };

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** A file's name has a hash of its content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Pages of other origins may load what has these headers. */
export const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export interface FileResponse {
  headers: Record<string, string>;
  body: Buffer;
}

export type Assets = ReturnType<typeof createAssets>;

/** Finds `/_/<part>/<file>` in the release store, in the best encoding that the browser accepts. */
export function createAssets(store: Pick<ReleaseStore, 'readFile'>, memory: Pick<EdgeMemory, 'cache'>) {
  const cache = memory.cache('files', ({ length }: Buffer) => length);

  async function read(asset: Asset, encoding: Encoding): Promise<Buffer | undefined> {
    const key = keyOf(asset, encoding);
    const cached = cache.get(key);
    if (cached) return cached;
    const content = await store.readFile(asset.part, asset.file + suffixes[encoding]).catch(undefinedIfNotInStore);
    if (content) cache.set(key, content);
    return content;
  }

  function isInMemory(asset: Asset): boolean {
    return cache.has(keyOf(asset, asset.encoding)) || cache.has(keyOf(asset, 'identity'));
  }

  return {
    /** Calls `onMiss` before it reads the store. */
    async find(
      pathname: string,
      headers: IncomingHttpHeaders,
      onMiss: () => void = () => {},
    ): Promise<FileResponse | undefined> {
      const asset = assetAt(pathname, headers);
      if (!asset) return undefined;
      if (!isInMemory(asset)) onMiss();
      const body = await read(asset, asset.encoding);
      if (body) return fileResponse(asset, body, asset.encoding);
      // Builds do not compress source maps, which exist in development only.
      const plain = asset.encoding === 'identity' ? undefined : await read(asset, 'identity');
      return plain && fileResponse(asset, plain, 'identity');
    },
  };
}

interface Asset {
  part: string;
  file: string;
  type: string;
  /** The best that the browser accepts. */
  encoding: Encoding;
}

/** Undefined if the path can name no file of a part. */
function assetAt(pathname: string, headers: IncomingHttpHeaders): Asset | undefined {
  const [, part = '', file = ''] = /^\/_\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const type = types[path.extname(file)];
  if (!type || !isStorePath(`${part}/${file}`)) return undefined;
  const isCompressed = /^(text\/|application\/json)|svg/.test(type);
  return { part, file, type, encoding: isCompressed ? bestEncoding(headers['accept-encoding']) : 'identity' };
}

function keyOf({ part, file }: Asset, encoding: Encoding): string {
  return `${part}/${file}${suffixes[encoding]}`;
}

function fileResponse({ type }: Asset, body: Buffer, encoding: Encoding): FileResponse {
  const headers = {
    ...crossOriginHeaders,
    ...(type === types['.pdf'] && pdfPolicy),
    'content-type': type,
    'content-length': String(body.length),
    'cache-control': immutableCacheControl,
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return { headers, body };
}
