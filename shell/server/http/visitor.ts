import { isIP } from 'node:net';
import { nextTraceparent } from '@site/service/http/headers';
import type { Log } from '@site/service/process/log';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../settings.ts';

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

export type ReadClientHeaders = (request: FastifyRequest) => Record<string, string>;

/** Headers that tell services about a visitor. Services trust them, so values from outside are overwritten. */
export function createReadClientHeaders(
  { siteUrl, trustedProxies }: Pick<EdgeConfig, 'siteUrl' | 'trustedProxies'>,
  clientAddress: Pick<ClientAddress, 'read'>,
): ReadClientHeaders {
  const protocol = siteUrl.startsWith('https:') ? 'https' : 'http';
  return (request) => {
    const { id, headers } = request;
    return {
      'x-client-address': clientAddress.read(request),
      'x-forwarded-host': headers.host ?? '',
      'x-forwarded-proto': protocol,
      ...(headers.origin && { origin: headers.origin }),
      ...(headers['sec-fetch-site'] && { 'sec-fetch-site': String(headers['sec-fetch-site']) }),
      traceparent: nextTraceparent(trustedProxies ? headers.traceparent : undefined, id),
    };
  };
}

/** Some load balancers add the visitor's port: `203.0.113.7:51000`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, address = hop] = /^([\d.]+):\d{1,5}$/.exec(hop) ?? /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(hop) ?? [];
  return address;
}
