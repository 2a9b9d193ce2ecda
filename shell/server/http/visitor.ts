import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { nextTraceparent } from '@site/service/http/headers';
import type { Log } from '@site/service/process/log';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../settings.ts';

export type ClientAddress = ReturnType<typeof createClientAddress>;

/**
 * The visitor's address: the last hop of X-Forwarded-For behind a trusted proxy, else the socket's. Not by Fastify's `trustProxy`: that
 * keeps the port which some load balancers add, and accepts text that is no address.
 */
export function createClientAddress(trustsProxy: boolean, log: Pick<Log, 'error'>) {
  let invalidCount = 0;

  function countInvalid(hop: string) {
    invalidCount += 1;
    // Logged once: the proxy is misconfigured, so nearly every request is affected.
    if (invalidCount > 1) return;
    const message = 'X-Forwarded-For does not end with an address: visitors count as one. See TRUST_PROXY.';
    log.error({ forwarded: hop.slice(0, 60) }, message);
  }

  return {
    read({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
      const hop = trustsProxy ? lastHop(headers['x-forwarded-for']) : '';
      const address = withoutPort(hop);
      if (isIP(address)) return address;
      if (hop) countInvalid(hop);
      return socket.remoteAddress ?? '';
    },
    /** How many requests had an X-Forwarded-For that names no address, and so counted as the proxy's own. */
    invalidCount: () => invalidCount,
  };
}

export type ReadClientHeaders = (request: FastifyRequest) => Record<string, string>;

/** Headers that tell services about a visitor. Services trust them, so values from outside are overwritten. */
export function createReadClientHeaders(
  { siteUrl, trustsProxy }: Pick<EdgeConfig, 'siteUrl' | 'trustsProxy'>,
  clientAddress: Pick<ClientAddress, 'read'>,
): ReadClientHeaders {
  const protocol = siteUrl.startsWith('https:') ? 'https' : 'http';
  return ({ id, raw }) => {
    const { headers } = raw;
    return {
      'x-client-address': clientAddress.read(raw),
      'x-forwarded-host': headers.host ?? '',
      'x-forwarded-proto': protocol,
      ...(headers.origin && { origin: headers.origin }),
      ...(headers['sec-fetch-site'] && { 'sec-fetch-site': String(headers['sec-fetch-site']) }),
      traceparent: nextTraceparent(trustsProxy ? headers.traceparent : undefined, id),
    };
  };
}

function lastHop(forwarded: string | string[] = ''): string {
  return String(forwarded).split(',').at(-1)?.trim() ?? '';
}

/** Some load balancers add the visitor's port: `203.0.113.7:51000`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, address = hop] = /^([\d.]+):\d{1,5}$/.exec(hop) ?? /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(hop) ?? [];
  return address;
}
