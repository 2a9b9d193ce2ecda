import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../tables.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import type { Claimed, DeliveryRepository, Outcome } from './delivery-repository.ts';

/** A sending that takes longer is given up. */
export const SEND_WITHIN_MS = 60_000;
/** What falls due without anybody waking the courier (a retry, another process's delivery) is found so late at most. */
const LOOK_EVERY_MS = 5_000;
/** A sending under way gets so long when the service stops; supervisors kill after 5 s. Broken off, it is tried again later. */
const STOP_WITHIN_MS = 3_500;

export interface Route {
  channels: Channel[];
  /** Throws `DeliveryFailed`, or anything else, where it did not get through. */
  carry: (delivery: Claimed, signal: AbortSignal) => Promise<'sent' | 'written'>;
}

export interface Courier {
  /** Says that there is something new. */
  wake: () => void;
  stop: () => Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Carries due deliveries of one route, one after the other, until it is stopped. */
export function startCourier(deliveries: DeliveryRepository, route: Route, log: Log): Courier {
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  const bell = createBell();

  async function work() {
    while (!stopping.signal.aborted) {
      const hasCarried = await carryNext(deliveries, route, log, breakingOff.signal).catch((error: unknown) => {
        log.error({ fault: nameOf(error) }, 'the outbox could not be read');
        return false;
      });
      if (!hasCarried && !stopping.signal.aborted) await bell.wait(LOOK_EVERY_MS);
    }
  }

  const working = work();
  return {
    wake: bell.ring,
    async stop() {
      stopping.abort();
      bell.ring();
      const timer = setTimeout(() => breakingOff.abort(), STOP_WITHIN_MS);
      await working.finally(() => clearTimeout(timer));
    },
  };
}

/** Tries one delivery that is due; false where there is none. */
export async function carryNext(
  deliveries: DeliveryRepository,
  route: Route,
  log: Log,
  breakingOff: AbortSignal,
): Promise<boolean> {
  const delivery = await deliveries.claim(route.channels);
  if (!delivery) return false;
  const outcome = await attempt(route, delivery, breakingOff);
  // Unsettled on purpose: nobody knows whether it got through, and its lease lets it be tried again.
  if (breakingOff.aborted) return false;
  report(delivery, outcome, await deliveries.settle(delivery, outcome), log);
  return true;
}

async function attempt({ carry }: Route, delivery: Claimed, breakingOff: AbortSignal): Promise<Outcome> {
  const ending = AbortSignal.any([breakingOff, AbortSignal.timeout(SEND_WITHIN_MS)]);
  try {
    return { state: await Promise.race([carry(delivery, ending), endOf(ending)]) };
  } catch (error) {
    return error instanceof DeliveryFailed
      ? { state: 'failed', ...error.cause }
      : { state: 'failed', reason: nameOf(error), isFinal: false };
  }
}

/** Not every step of a sending heeds its signal. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

function report({ id, channel, attempts }: Claimed, outcome: Outcome, state: string | undefined, log: Log) {
  const line = {
    delivery: id,
    channel,
    attempts,
    state,
    ...(outcome.state === 'failed' && { reason: outcome.reason }),
  };
  if (state === 'dead') log.error(line, 'a delivery is dead; see `npm run enquiries -- list --dead`');
  else log.info(line, 'delivery tried');
}

// Never a message: those of mail servers quote addresses.
function nameOf(error: unknown): string {
  return String(Object(error).name ?? 'unknown');
}

/** Waiting that can be cut short; a ring while nobody waits is remembered. */
function createBell() {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(milliseconds: number) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
      wake = undefined;
    },
  };
}
