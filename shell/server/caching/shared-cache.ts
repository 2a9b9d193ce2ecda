import type { Log } from '@site/service/process/log';
import { errorText } from '@site/service/process/system-errors';

/** Shared caches that may keep pages, by the name that the setting `CDN` gives them. */
export const sharedCacheProducts = ['varnish', 'fastly', 'cloudflare', 'other'] as const;

type Product = (typeof sharedCacheProducts)[number];

export interface SharedCacheConfig {
  product: Product;
  /** Where purges are sent: to each instance of Varnish, or to a provider's API. Empty: pages expire by themselves. */
  purgeUrls: string[];
  purgeToken: string | undefined;
}

export type SharedCache = ReturnType<typeof createSharedCache>;

/** Fresh for twenty seconds, shown for ten more while it is fetched anew: at most thirty after a change whose purge was lost. */
const lifetime = 'max-age=20, stale-while-revalidate=10, stale-if-error=3600';

/**
 * After this a purge is repeated. Edges notice a change within a second of each other, so a cache may fetch a page of the old release from one
 * edge after the other has had it removed. An edge that warms up a release for longer purges once more when it shows it.
 */
const repeatMs = 1_200;

const requestTimeoutMs = 5_000;

/** The key of every page. */
export const allPages = 'pages';
export const releaseKey = (id: string) => `release-${id}`;
export const partKey = (part: string) => `part-${part}`;
export const dataKey = (service: string) => `data-${service}`;

/**
 * Lets a cache before the edges keep the pages that are the same for every visitor, and tells it which to remove. Every page has keys: its
 * release, its part, and the services whose data it shows.
 *
 * @example
 * const sharedCache = createSharedCache({ product: 'varnish', purgeUrls: ['http://10.0.0.20:6081'], purgeToken: undefined }, log);
 * sharedCache.headersOf(['pages', 'release-aaaaaaaaaaaa']); // surrogate-control, xkey
 * sharedCache.purgeReleases(['aaaaaaaaaaaa']);
 */
export function createSharedCache({ product, purgeUrls, purgeToken = '' }: SharedCacheConfig, log: Pick<Log, 'error'>) {
  const { lifetimeHeader, keysHeader, separator, purgeRequest } = products[product];

  async function send(url: string, keys: string[]): Promise<void> {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const { ok, status } = await fetch(url, { ...purgeRequest(keys, purgeToken), redirect: 'error', signal });
    if (!ok) throw new Error(`it answers ${status}`);
  }

  async function purgeOnce(keys: string[]): Promise<void> {
    const sent = purgeUrls.map((url) =>
      send(url, keys).catch((error: unknown) =>
        // Not the whole address, which may contain a password.
        log.error({ keys }, `${new URL(url).host} could not be told to remove pages: ${errorText(error)}`),
      ),
    );
    await Promise.all(sent);
  }

  /** Has the pages removed that have one of these keys. A failure is logged, and the pages expire. */
  function purge(keys: string[]): void {
    void purgeOnce(keys);
    setTimeout(() => void purgeOnce(keys), repeatMs).unref();
  }

  return {
    /** Headers of a page or file with these keys. */
    headersOf: (keys: string[]): Record<string, string> => ({
      [lifetimeHeader]: lifetime,
      [keysHeader]: keys.join(separator),
    }),
    purgeReleases: (ids: string[]) => purge(ids.map(releaseKey)),
    purgeData: (service: string) => purge([dataKey(service)]),
  };
}

interface ProductTerms {
  lifetimeHeader: string;
  keysHeader: string;
  separator: string;
  purgeRequest: (keys: string[], token: string) => RequestInit;
}

const products: Record<Product, ProductTerms> = {
  // As operations/varnish.vcl reads it; `xkey` is that of the module of this name.
  varnish: {
    lifetimeHeader: 'surrogate-control',
    keysHeader: 'xkey',
    separator: ' ',
    purgeRequest: (keys) => ({ method: 'PURGE', headers: { xkey: keys.join(' ') } }),
  },
  fastly: {
    lifetimeHeader: 'surrogate-control',
    keysHeader: 'surrogate-key',
    separator: ' ',
    purgeRequest: (keys, token) => ({
      method: 'POST',
      headers: { 'surrogate-key': keys.join(' '), 'fastly-key': token },
    }),
  },
  // `CDN-Cache-Control` is RFC 9213.
  cloudflare: {
    lifetimeHeader: 'cdn-cache-control',
    keysHeader: 'cache-tag',
    separator: ',',
    purgeRequest: (tags, token) => postJson({ tags }, token),
  },
  other: {
    lifetimeHeader: 'cdn-cache-control',
    keysHeader: 'cache-tag',
    separator: ',',
    purgeRequest: (keys, token) => postJson({ keys }, token),
  },
};

function postJson(content: unknown, token: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(content),
  };
}
