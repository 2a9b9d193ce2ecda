import { serviceOf } from '@site/contracts/paths';
import { polledPaths } from '@site/service/http/create-service';
import type { LoggedResponse } from '@site/service/process/log';
import type { RequestMetrics } from '@site/service/process/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutQuery } from '../request-target.ts';

/** nginx's status for a client that closed the connection before the response was complete. */
const clientClosedStatus = 499;

interface WatchOptions {
  requests?: RequestMetrics;
  /** Writes a line for each request. */
  writeLine?: (line: LoggedResponse) => void;
}

export interface RequestWatch {
  /** Records a request once it is answered. */
  record: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Counts and logs requests. Undefined if neither is switched on, so that it costs nothing then. */
export function watchRequests({ requests, writeLine }: WatchOptions): RequestWatch | undefined {
  if (!requests && !writeLine) return undefined;
  return {
    record(request, { raw }) {
      const startedAt = performance.now();
      raw.once('close', () => {
        // The 408 for a slow body is written to the socket, so Node never counts it as finished.
        const status = raw.writableFinished || raw.statusCode === 408 ? raw.statusCode : clientClosedStatus;
        const route = routeLabel(request, status);
        const ms = performance.now() - startedAt;
        requests?.count(route, status);
        requests?.took(route, ms);
        writeLine?.({ trace: request.id, method: request.method, route, status, ms: Math.round(ms) });
      });
    },
  };
}

/** A route's pattern, one of a few dozen: nothing that visitors type becomes a label. A refused request has no `site`. */
function routeLabel({ url, site }: Pick<FastifyRequest, 'url'> & Partial<FastifyRequest>, status: number): string {
  const pathname = withoutQuery(url);
  if (pathname.startsWith('/_/')) return polledPaths.includes(pathname) ? pathname : '/_/';
  const pattern =
    site?.service?.paths.find((prefix) => serviceOf([{ paths: [prefix] }], pathname)) ?? site?.route?.path;
  if (pattern) return pattern;
  if (status < 300 || status === 304) return 'file';
  return status < 400 ? 'redirect' : 'none';
}
