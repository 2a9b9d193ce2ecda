import { randomBytes } from 'node:crypto';

/** `traceparent` of W3C Trace Context: version, trace id, id of the caller's own step, flags. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** What to send on: the trace of the caller, or a new one, with a step of our own. */
export function nextTraceparent(received: unknown): string {
  const [, trace = newTraceId(), flags = '00'] = form.exec(String(received)) ?? [];
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`;
}

/** The id that all lines about one request share, from the edge to the mail it caused. */
export function traceIdOf(traceparent: unknown): string | undefined {
  return form.exec(String(traceparent))?.[1];
}

export function newTraceId(): string {
  return randomBytes(16).toString('hex');
}
