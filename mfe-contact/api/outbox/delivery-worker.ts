import { setTimeout as sleep } from 'node:timers/promises';
import { poll } from '@site/service/process/poll';
import { shutdown } from '@site/service/process/shutdown';
import type { FastifyBaseLogger } from 'fastify';
import { internalKinds } from '../tables.ts';
import {
  type ClaimedDelivery,
  type DeliveryRepository,
  leaseMs,
  type Outcome,
  perhapsSent,
  sendTimeoutMs,
} from './delivery-repository.ts';
import { DeliveryFailed, type Sender } from './sender.ts';

/** How often to look for deliveries that become due without a wake-up: retries, and those that another process queued. */
const pollIntervalMs = 5_000;

interface DeliveryWorker {
  /** Call when something new was queued. */
  wake: () => void;
  /** Aborts a delivery that does not finish within `shutdown.serviceWorkMs`; it is tried again later. */
  stop: () => Promise<void>;
}

/** Sends the due deliveries of one sender, one after the other, until it is stopped. */
export function startDeliveryWorker(deliveries: DeliveryRepository, sender: Sender, log: DeliveryLog): DeliveryWorker {
  const aborting = new AbortController();
  let isStopping = false;
  const deliverDue = async () => {
    while (!isStopping && (await deliverNext(deliveries, sender, log, aborting.signal)));
  };
  const onFailure = (error: unknown) => log.error({ fault: nameOf(error) }, 'the outbox could not be read');
  const { runNow, stop } = poll(deliverDue, { intervalMs: pollIntervalMs, onFailure });
  void runNow();
  return {
    wake: () => void runNow(),
    async stop() {
      isStopping = true;
      const timer = setTimeout(() => aborting.abort(), shutdown.serviceWorkMs);
      await stop().finally(() => clearTimeout(timer));
    },
  };
}

const settlePauseMs = 1_000;

type DeliveryLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Tries one delivery that is due; false if there is none, or if `abort` broke it off. */
export async function deliverNext(
  deliveries: DeliveryRepository,
  sender: Sender,
  log: DeliveryLog,
  abort: AbortSignal,
): Promise<boolean> {
  const delivery = await deliveries.claim(sender.kinds);
  if (!delivery) {
    for (const lost of await deliveries.giveUpUncertain(sender.kinds))
      logOutcome(lost, { state: 'failed', reason: perhapsSent, isFinal: true }, lost.state, log);
    return false;
  }
  const outcome = await attempt(deliveries, sender, delivery, abort);
  // The delivery has no outcome yet: once its lease has run out it is tried again or, if its message was complete, given up.
  if (abort.aborted) return false;
  logOutcome(delivery, outcome, await settle(deliveries, delivery, outcome, abort), log);
  return true;
}

async function attempt(
  deliveries: DeliveryRepository,
  { deliver }: Sender,
  delivery: ClaimedDelivery,
  abort: AbortSignal,
): Promise<Outcome> {
  const { signal, end } = sendingSignal(abort);
  let isComplete = false;
  const beforeEnd = async () => {
    signal.throwIfAborted();
    if (!(await deliveries.beginSending(delivery))) throw new Error('Another process has taken this delivery over.');
    isComplete = true;
  };
  try {
    return { state: await Promise.race([deliver(delivery, { signal, beforeEnd }), rejectOnAbort(signal)]) };
  } catch (error) {
    const { isRefused, ...failure } =
      error instanceof DeliveryFailed ? error.cause : { reason: nameOf(error), isFinal: false };
    // A complete message might arrive twice if it is sent again, unless the mail server refused it.
    if (isComplete && !isRefused) return { state: 'failed', reason: perhapsSent, isFinal: true };
    return { state: 'failed', ...failure };
  } finally {
    end();
  }
}

/** Aborted with `abort`, or when sending takes too long. Not `AbortSignal.any`, whose listeners stay in memory until it is aborted. */
function sendingSignal(abort: AbortSignal) {
  const sending = new AbortController();
  const stop = () => sending.abort(abort.reason);
  const late = () => sending.abort(new DOMException('Sending took too long.', 'TimeoutError'));
  const timer = setTimeout(late, sendTimeoutMs).unref();
  abort.addEventListener('abort', stop);
  if (abort.aborted) stop();
  const end = () => {
    clearTimeout(timer);
    abort.removeEventListener('abort', stop);
  };
  return { signal: sending.signal, end };
}

/** Retries while the database is unreachable: if the outcome were not stored, a mail that has arrived would count as perhaps sent. */
async function settle(deliveries: DeliveryRepository, delivery: ClaimedDelivery, outcome: Outcome, abort: AbortSignal) {
  const end = performance.now() + leaseMs;
  for (;;) {
    try {
      return await deliveries.settle(delivery, outcome);
    } catch (error) {
      if (abort.aborted || performance.now() > end) throw error;
      await sleep(settlePauseMs, undefined, { signal: abort, ref: false }).catch(() => {});
    }
  }
}

// Needed although `deliver` gets the signal, because not every step of sending a mail listens to it.
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

function logOutcome(
  { id, kind, attempts, trace_id }: ClaimedDelivery,
  outcome: Outcome,
  state: string | undefined,
  log: DeliveryLog,
): void {
  const line = {
    delivery: id,
    kind,
    attempts,
    state,
    ...(trace_id && { trace: trace_id }),
    ...(outcome.state === 'failed' && { reason: outcome.reason }),
  };
  // A visitor's address that refuses mail is not our fault, and needs nobody's attention.
  if (state === 'dead' && internalKinds.includes(kind))
    log.error(line, 'a delivery is dead; see `npm run enquiries -- list --dead`');
  else log.info(line, 'delivery tried');
}

/** Its code or name only, never the message: mail servers quote addresses in theirs. */
function nameOf(error: unknown): string {
  const { code, name } = Object(error);
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
