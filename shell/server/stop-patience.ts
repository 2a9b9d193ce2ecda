import type { Patience } from '@site/service/close-gently';
import type { EdgeConfig } from './settings.ts';

/** For requests in flight; supervisors kill after twelve seconds. */
const answerMs = 10_000;

/** How long the edge takes leave when it is told to stop. */
export function stopPatience({
  isDevelopment,
  trustsProxy,
}: Pick<EdgeConfig, 'isDevelopment' | 'trustsProxy'>): Patience {
  // Open pages hold a connection each until they are reloaded.
  if (isDevelopment) return { acceptMs: 0, idleMs: 0, answerMs: 100 };
  // A proxy repeats a GET that meets a closed connection, and never a POST. So none is closed before the proxy has given
  // up those it does not use, after five seconds in the configuration of OPERATIONS.
  if (trustsProxy) return { acceptMs: 6_000, idleMs: 0, answerMs };
  return { acceptMs: 0, idleMs: 500, answerMs };
}
