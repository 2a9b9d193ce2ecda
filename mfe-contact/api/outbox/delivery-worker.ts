import { setTimeout as sleep } from 'node:timers/promises';
import { type DeliveryLog, deliverNext, errorName, type Route } from './deliver-next.ts';
import type { DeliveryRepository } from './delivery-repository.ts';

/** Finds deliveries that become due without a wake-up: retries, and what another process queued. */
const pollIntervalMs = 5_000;
/** A delivery still running this long after a stop is aborted and tried again later. Supervisors kill after 5 s. */
const stopTimeoutMs = 3_500;

interface DeliveryWorker {
  /** Call when something new was queued. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Sends the due deliveries of one route, one after the other, until it is stopped. */
export function startDeliveryWorker(deliveries: DeliveryRepository, route: Route, log: DeliveryLog): DeliveryWorker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const pause = wakeablePause();

  async function work() {
    while (!stopping.signal.aborted) {
      const hasDelivered = await deliverNext(deliveries, route, log, aborting.signal).catch((error: unknown) => {
        log.error({ fault: errorName(error) }, 'the outbox could not be read');
        return false;
      });
      if (!hasDelivered && !stopping.signal.aborted) await pause.wait(pollIntervalMs);
    }
  }

  const working = work();
  return {
    wake: pause.wake,
    async stop() {
      stopping.abort();
      pause.wake();
      const timer = setTimeout(() => aborting.abort(), stopTimeoutMs);
      await working.finally(() => clearTimeout(timer));
    },
  };
}

/** A pause that `wake` cuts short; woken before it begins, it does not wait at all. */
function wakeablePause() {
  let waking = new AbortController();
  return {
    wake: () => waking.abort(),
    async wait(ms: number) {
      // It rejects when it is woken.
      await sleep(ms, undefined, { signal: waking.signal, ref: false }).catch(() => {});
      waking = new AbortController();
    },
  };
}
