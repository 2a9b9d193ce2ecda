import type { IncomingMessage, ServerResponse } from 'node:http';
import { serviceOf } from '@site/contracts/paths';
import { polledPaths } from '@site/service/http/create-service';
import { traceOf } from '@site/service/http/headers';
import type { LoggedResponse } from '@site/service/process/log';
import type { RequestMetrics } from '@site/service/process/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenRelease } from '../releases/open-release.ts';
import { withoutQuery } from '../request-target.ts';

/** nginx's status for a client that closed the connection before the response was complete. */
const clientClosedStatus = 499;

interface WatchOptions {
  requests?: RequestMetrics;
  /** Writes a line for each request. */
  writeLine?: (line: LoggedResponse) => void;
  liveRelease: () => OpenRelease | undefined;
  /** Whether to continue the trace that a request names: it comes from our own proxy. */
  trustsTrace: boolean;
}

export interface RequestWatch {
  /** Records a request that was answered from memory. `route` is the route's pattern. */
  recordCached: (route: string, request: IncomingMessage, response: ServerResponse) => void;
  /** Records a request once it is answered. */
  record: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Counts and logs requests. Undefined if neither is switched on, so that it costs nothing then. */
export function watchRequests({
  requests,
  writeLine,
  liveRelease,
  trustsTrace,
}: WatchOptions): RequestWatch | undefined {
  if (!requests && !writeLine) return undefined;
  return {
    // Most requests end here, and a listener or a clock would take longer than everything else about them.
    recordCached(route, request, { statusCode: status }) {
      requests?.count(route, status);
      writeLine?.({ trace: traceOf(request, trustsTrace), method: request.method ?? '', route, status, ms: 0 });
    },
    record({ id, method, url }, { raw }) {
      const startedAt = performance.now();
      raw.once('close', () => {
        // The 408 for a slow body is written to the socket, so Node never counts it as finished.
        const status = raw.writableFinished || raw.statusCode === 408 ? raw.statusCode : clientClosedStatus;
        const route = routeLabel(withoutQuery(url), status, liveRelease());
        const ms = performance.now() - startedAt;
        requests?.count(route, status);
        requests?.took(route, ms);
        writeLine?.({ trace: id, method, route, status, ms: Math.round(ms) });
      });
    },
  };
}

/** A route's pattern, one of a few dozen: nothing that visitors type becomes a label. */
function routeLabel(pathname: string, status: number, release: OpenRelease | undefined): string {
  if (pathname.startsWith('/_/')) return polledPaths.includes(pathname) ? pathname : '/_/';
  const pattern = release?.findRoute(pathname)?.path ?? (release && servicePattern(release, pathname));
  if (pattern) return pattern;
  if (status < 300 || status === 304) return 'file';
  return status < 400 ? 'redirect' : 'none';
}

function servicePattern({ services }: OpenRelease, pathname: string): string | undefined {
  const prefixes = serviceOf(services, pathname)?.paths ?? [];
  return prefixes.find((prefix) => serviceOf([{ paths: [prefix] }], pathname));
}
