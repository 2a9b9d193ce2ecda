import { randomBytes } from 'node:crypto';
import { hashedNetworks, NetworkCounts, type NetworkLimits } from '@site/service/http/client-networks';
import { HttpError } from '@site/service/http/http-errors';
import { isLoopback } from './request-check.ts';

const windowMs = 60_000;

/**
 * Pages, files and tables that are not in memory, and searches, a minute. One visitor makes a few; thousands may share the address of a
 * mobile network. All together make fewer than renderers have room for.
 */
const maxCostlyPerMinute: NetworkLimits = { 32: 300, 24: 1_500, 64: 300, 56: 600, 48: 1_500, 0: 30_000 };

/**
 * Limits what costs the edge most, by the visitor's networks. Whoever calls from this machine is exempt: gate, commands, a developer.
 * @example
 * const countCostly = createCostlyLimit();
 * countCostly('203.0.113.7'); // throws 429 where that network has had its share of this minute
 */
export function createCostlyLimit() {
  const counts = new NetworkCounts(maxCostlyPerMinute, windowMs);
  const key = randomBytes(32);
  return function countCostly(visitor: string): void {
    if (isLoopback(visitor)) return;
    const waitMs = counts.take(hashedNetworks(visitor, key));
    if (waitMs === 0) return;
    const message = 'Your network asks for too much at the moment. Please try again in a minute.';
    throw new HttpError(429, 'too_many_requests', message, {
      headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
    });
  };
}
