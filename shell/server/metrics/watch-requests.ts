import type { RequestMetrics } from '@site/service/request-metrics';
import type { AnswerLine } from '@site/service/service-log';
import { traceIdOf } from '@site/service/trace';
import type { Exchange } from '../http/exchange.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { addressPattern } from './address-pattern.ts';

/** nginx's number for a visitor who left before the answer was complete. */
const leftStatus = 499;

interface WatchOptions {
  requests?: RequestMetrics | undefined;
  /** Writes a line for each request. */
  write?: ((line: AnswerLine) => void) | undefined;
  current: () => LiveRelease | undefined;
}

/** Sees each request when it comes. `answered` is the pattern of an address that was answered at once. */
export type WatchRequest = (exchange: Exchange, answered: string | undefined) => void;

/** Undefined where nobody wants to know, so that it costs nothing then. */
export function watchRequests({ requests, write, current }: WatchOptions): WatchRequest | undefined {
  if (!requests && !write) return undefined;

  function log({ method, traceparent }: Exchange, route: string, status: number, ms: number) {
    write?.({ trace: traceIdOf(traceparent()) ?? '', method, route, status, ms: Math.round(ms) });
  }

  return (exchange, answered) => {
    const { pathname, response } = exchange;
    // Most requests end here. A listener or a clock would cost them more than all the rest of it.
    if (answered) {
      requests?.count(answered, response.statusCode);
      log(exchange, answered, response.statusCode, 0);
      return;
    }
    const began = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : leftStatus;
      const route = addressPattern(pathname, status, current());
      const ms = performance.now() - began;
      requests?.count(route, status);
      requests?.took(route, ms);
      log(exchange, route, status, ms);
    });
  };
}
