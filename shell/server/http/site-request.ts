import { isIP } from 'node:net';
import type { ServiceEntry } from '@site/contracts/part';
import { serviceOf } from '@site/contracts/paths';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import { nextTraceparent } from '@site/service/http/headers';
import { HttpError } from '@site/service/http/http-errors';
import type { Log } from '@site/service/process/log';
import type { FastifyRequest } from 'fastify';
import type { PickedRelease, PickRelease } from '../releases/pick-release.ts';
import { type RequestTarget, splitTarget } from '../request-target.ts';
import type { EdgeConfig } from '../settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Found by the first hook of the site's routes. Requests below `/_/` and refused ones have none. */
    site: SiteRequest;
  }
}

/** What a request is: the release that its visitor gets, and what that release has at the address. */
interface SiteRequest extends PickedRelease, RequestTarget {
  /** The visitor's address. */
  visitor: string;
  /** Undefined for pages and files. */
  service: ServiceEntry | undefined;
  /** Undefined where no page is. */
  route: ReleaseRoute | undefined;
}

interface SiteFinderOptions {
  pickRelease: PickRelease;
  clientAddress: Pick<ClientAddress, 'read'>;
}

export function createSiteFinder({ pickRelease, clientAddress }: SiteFinderOptions) {
  return async function findSite(request: FastifyRequest): Promise<void> {
    const picked = await pickRelease(request.raw);
    if (!picked) throw noLiveRelease();
    const { release } = picked;
    const target = splitTarget(request.url);
    request.site = {
      ...picked,
      ...target,
      visitor: clientAddress.read(request),
      service: serviceOf(release.services, target.pathname),
      route: release.findRoute(target.pathname),
    };
  };
}

function noLiveRelease(): HttpError {
  const message = 'Something went wrong on our side. Please try again.';
  return new HttpError(503, 'unavailable', message, { headers: { 'retry-after': '5' }, isFailure: false });
}

export type ClientAddress = ReturnType<typeof createClientAddress>;

/**
 * The visitor's address: the entry of X-Forwarded-For that the outermost trusted proxy wrote, which Fastify's `trustProxy` finds, without
 * the port that some load balancers add; the connection's where that entry is no address.
 */
export function createClientAddress(log: Pick<Log, 'error'>) {
  let invalidCount = 0;

  function countInvalid(forwarded: string) {
    invalidCount += 1;
    // Logged once: the proxy is misconfigured, so nearly every request is affected.
    if (invalidCount > 1) return;
    const message = 'X-Forwarded-For names no address: visitors count as one. See TRUST_PROXY.';
    log.error({ forwarded: forwarded.slice(0, 60) }, message);
  }

  return {
    read({ ip = '', socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
      const address = withoutPort(ip);
      if (isIP(address)) return address;
      if (ip) countInvalid(ip);
      return socket.remoteAddress ?? '';
    },
    /** How many requests had an X-Forwarded-For that names no address, and so counted as the proxy's own. */
    invalidCount: () => invalidCount,
  };
}

/** Headers that tell services about a visitor. Services trust them, so values from outside are overwritten. */
export function clientHeaders(
  { id, headers, site: { visitor } }: FastifyRequest,
  { siteUrl, trustedProxies }: Pick<EdgeConfig, 'siteUrl' | 'trustedProxies'>,
): Record<string, string> {
  return {
    'x-client-address': visitor,
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': siteUrl.startsWith('https:') ? 'https' : 'http',
    ...(headers.origin && { origin: headers.origin }),
    ...(headers['sec-fetch-site'] && { 'sec-fetch-site': String(headers['sec-fetch-site']) }),
    traceparent: nextTraceparent(trustedProxies ? headers.traceparent : undefined, id),
  };
}

/** Some load balancers add the visitor's port: `203.0.113.7:51000`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, address = hop] = /^([\d.]+):\d{1,5}$/.exec(hop) ?? /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(hop) ?? [];
  return address;
}
