import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { differenceSuffix } from '@site/release/differences/difference-name';
import type { ReleaseStore } from '@site/release/store/release-store';
import { unlessNotInStore } from '@site/release/store/store-errors';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { bestEncoding, type Encoding } from '../http/encoding.ts';
import { type Reply, sendText } from '../http/send.ts';
import { availableDictionary, isDifferenceTo, offeredFor } from './available-dictionary.ts';

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
export const forEver = 'public, max-age=31536000, immutable';

export type Assets = ReturnType<typeof createAssets>;

/** Serves `/_/<part>/<file>` from the release store. */
export function createAssets(store: Pick<ReleaseStore, 'readFile'>, memory: Pick<EdgeMemory, 'shelf'>) {
  const read = createFileReader(store, memory);

  async function findDifference(asset: Asset, headers: IncomingHttpHeaders): Promise<Buffer | undefined> {
    const dictionary = availableDictionary(headers);
    const found = dictionary && (await read(asset, differenceSuffix(dictionary)).catch(unlessNotInStore));
    return found && isDifferenceTo(dictionary, found) ? found : undefined;
  }

  async function findWhole(asset: Asset, best: Encoding): Promise<{ body: Buffer; encoding: Encoding } | undefined> {
    const body = await read(asset, suffixes[best]).catch(unlessNotInStore);
    if (body) return { body, encoding: best };
    // Builds compress no source maps, which only development has.
    return best === 'identity' ? undefined : findWhole(asset, 'identity');
  }

  return {
    async serve(exchange: Reply, pathname: string, caching = forEver): Promise<void> {
      const { request, response, commonHeaders } = exchange;
      const asset = parse(pathname);
      const type = types[path.extname(asset?.file ?? '')];
      const isCode = type === types['.js'] || type === types['.css'];
      const difference = asset && isCode ? await findDifference(asset, request.headers) : undefined;
      const best = isCompressed(type) ? bestEncoding(request.headers['accept-encoding']) : 'identity';
      const whole = async () => (asset && type ? findWhole(asset, best) : undefined);
      const found = difference ? { body: difference, encoding: 'dcz' } : await whole();
      if (!found || !type) return sendText(exchange, 404, 'There is no such file.\n');
      const { body, encoding } = found;
      response.writeHead(200, {
        ...commonHeaders,
        ...(type === types['.pdf'] && documentPolicy),
        'content-type': type,
        'content-length': body.length,
        'cache-control': caching,
        vary: isCode ? 'accept-encoding, available-dictionary' : 'accept-encoding',
        ...(isCode && offeredFor(pathname)),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}

interface Asset {
  part: string;
  file: string;
}

/** Reads files from memory if possible. */
function createFileReader(store: Pick<ReleaseStore, 'readFile'>, memory: Pick<EdgeMemory, 'shelf'>) {
  const inMemory = memory.shelf('files', ({ length }: Buffer) => length);
  return async ({ part, file }: Asset, suffix: string): Promise<Buffer> => {
    const key = `${part}/${file}${suffix}`;
    const known = inMemory.get(key);
    if (known) return known;
    const content = await store.readFile(part, file + suffix);
    inMemory.set(key, content);
    return content;
  };
}

function parse(pathname: string): Asset | undefined {
  // Names are those of our own build: no dots at their start, so no way up.
  const [, part, file] =
    /^\/_\/([a-z][a-z0-9-]*)\/((?:[A-Za-z0-9_@-][A-Za-z0-9._@-]*\/)*[A-Za-z0-9_@-][A-Za-z0-9._@-]*)$/.exec(pathname) ??
    [];
  return part && file ? { part, file } : undefined;
}

function isCompressed(type: string | undefined): boolean {
  return type !== undefined && /^(text\/|application\/json)|svg/.test(type);
}
