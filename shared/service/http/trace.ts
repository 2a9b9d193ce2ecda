import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** `traceparent` of W3C Trace Context: version, trace id, id of the caller's own step, flags. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** What to send on: the caller's trace, or `ownTrace` where the caller has none, with a step of our own. */
export function nextTraceparent(received: unknown, ownTrace = newTraceId()): string {
  const [, trace = ownTrace, flags = '00'] = form.exec(String(received)) ?? [];
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`;
}

/** The id that all lines about one request share, from the edge to the mail it caused. */
export function traceIdOf(traceparent: unknown): string | undefined {
  return form.exec(String(traceparent))?.[1];
}

/** The caller's trace, if there is one and it is to be believed, or a new one. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>, trustsCaller: boolean): string {
  return (trustsCaller && traceIdOf(headers.traceparent)) || newTraceId();
}

export function newTraceId(): string {
  return randomBytes(16).toString('hex');
}
