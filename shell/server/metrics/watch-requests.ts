import type { IncomingMessage, ServerResponse } from 'node:http';
import { serviceOf } from '@site/contracts/addresses';
import { polledPaths } from '@site/service/create-service';
import { traceOf } from '@site/service/headers';
import type { AnswerLine } from '@site/service/log';
import type { RequestMetrics } from '@site/service/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenRelease } from '../releases/open-release.ts';
import { withoutQuery } from '../request-target.ts';

/** nginx's number for a visitor who left before the answer was complete. */
const leftStatus = 499;

interface WatchOptions {
  requests?: RequestMetrics | undefined;
  /** Writes a line for each request. */
  write?: ((line: AnswerLine) => void) | undefined;
  current: () => OpenRelease | undefined;
  /** Whether to continue the trace that a request names: it comes from our own proxy. */
  trustsTrace: boolean;
}

export interface WatchRequests {
  /** Sees a request that was answered from memory. `route` is the pattern of its address. */
  answered: (route: string, request: IncomingMessage, response: ServerResponse) => void;
  /** Sees a request that will be answered. */
  begin: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Counts and logs requests. Undefined where neither is switched on, so that it costs nothing then. */
export function watchRequests({ requests, write, current, trustsTrace }: WatchOptions): WatchRequests | undefined {
  if (!requests && !write) return undefined;
  return {
    // Most requests end here. A listener or a clock would cost more than everything else about them.
    answered(route, request, { statusCode: status }) {
      requests?.count(route, status);
      write?.({ trace: traceOf(request, trustsTrace), method: request.method ?? '', route, status, ms: 0 });
    },
    begin({ id, method, url }, { raw }) {
      const began = performance.now();
      raw.once('close', () => {
        // The 408 for a slow body is written to the socket, so Node never counts it as finished.
        const status = raw.writableFinished || raw.statusCode === 408 ? raw.statusCode : leftStatus;
        const route = addressPattern(withoutQuery(url), status, current());
        const ms = performance.now() - began;
        requests?.count(route, status);
        requests?.took(route, ms);
        write?.({ trace: id, method, route, status, ms: Math.round(ms) });
      });
    },
  };
}

/** The pattern of an address, one of a few dozen: nothing that visitors type becomes a label. */
export function addressPattern(pathname: string, status: number, release: OpenRelease | undefined): string {
  if (pathname.startsWith('/_/')) return polledPaths.includes(pathname) ? pathname : '/_/';
  const known = release?.routeOf(pathname)?.path ?? (release && serviceAddress(release, pathname));
  if (known) return known;
  if (status < 300 || status === 304) return 'file';
  return status < 400 ? 'redirect' : 'none';
}

function serviceAddress({ services }: OpenRelease, pathname: string): string | undefined {
  const prefixes = serviceOf(services, pathname)?.paths ?? [];
  return prefixes.find((prefix) => serviceOf([{ paths: [prefix] }], pathname));
}
