import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../tables.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import type { Claimed, DeliveryRepository, Outcome } from './delivery-repository.ts';

/** The lease of a delivery (`leaseMs`) must be longer than this. */
const sendTimeoutMs = 60_000;

export interface Route {
  channels: Channel[];
  /** Throws `DeliveryFailed`, or anything else, when the delivery did not get through. */
  deliver: (delivery: Claimed, signal: AbortSignal) => Promise<'sent' | 'written'>;
}

export type DeliveryLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Tries one delivery that is due; false if there is none, or if `abort` broke it off. */
export async function deliverNext(
  deliveries: DeliveryRepository,
  route: Route,
  log: DeliveryLog,
  abort: AbortSignal,
): Promise<boolean> {
  const delivery = await deliveries.claim(route.channels);
  if (!delivery) return false;
  const outcome = await attempt(route, delivery, abort);
  // Unsettled on purpose: nobody knows whether it got through, and it is tried again when its lease ends.
  if (abort.aborted) return false;
  logOutcome(delivery, outcome, await deliveries.settle(delivery, outcome), log);
  return true;
}

async function attempt({ deliver }: Route, delivery: Claimed, abort: AbortSignal): Promise<Outcome> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(sendTimeoutMs)]);
  try {
    return { state: await Promise.race([deliver(delivery, signal), rejectOnAbort(signal)]) };
  } catch (error) {
    return error instanceof DeliveryFailed
      ? { state: 'failed', ...error.cause }
      : { state: 'failed', reason: errorName(error), isFinal: false };
  }
}

// Beside the signal itself, because not every step of sending a mail listens to it.
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

function logOutcome(
  { id, channel, attempts, trace_id }: Claimed,
  outcome: Outcome,
  state: string | undefined,
  log: DeliveryLog,
): void {
  const line = {
    delivery: id,
    channel,
    attempts,
    state,
    ...(trace_id && { trace: trace_id }),
    ...(outcome.state === 'failed' && { reason: outcome.reason }),
  };
  if (state === 'dead') log.error(line, 'a delivery is dead; see `npm run enquiries -- list --dead`');
  else log.info(line, 'delivery tried');
}

/** The name only, never the message: mail servers quote addresses in theirs. */
export function errorName(error: unknown): string {
  return String(Object(error).name ?? 'unknown');
}
