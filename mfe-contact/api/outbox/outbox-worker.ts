import { setTimeout as sleep } from 'node:timers/promises';
import { poll } from '@site/service/process/poll';
import { shutdown } from '@site/service/process/shutdown';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, internalKinds } from '../tables.ts';
import * as outbox from './outbox-repository.ts';
import { leaseMs, type OutboxMessage, type Outcome, perhapsSent, sendTimeoutMs } from './outbox-repository.ts';
import { type Sender, SendingFailed } from './sender.ts';

/** How often to look for messages that become due without a wake-up: retries, and those that another process queued. */
const pollIntervalMs = 5_000;

interface OutboxWorker {
  /** Call when something new was queued. */
  wake: () => void;
  /** Aborts a message that is not sent within `shutdown.serviceWorkMs`; it is tried again later. */
  stop: () => Promise<void>;
}

interface WorkerOptions {
  database: Database;
  sender: Sender;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  clock: () => Date;
}

/** Sends the due messages of one sender, one after the other, until it is stopped. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { log } = options;
  const aborting = new AbortController();
  let isStopping = false;
  const sendDue = async () => {
    if (!isStopping && (await sendNext(options, aborting.signal))) void runNow();
  };
  const onFailure = (error: unknown) => log.error({ fault: nameOf(error) }, 'the outbox stands still');
  const { runNow, stop } = poll(sendDue, { intervalMs: pollIntervalMs, onFailure });
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

/** Tries one message that is due; false if there is none, or if `abort` broke it off. */
export async function sendNext(options: WorkerOptions, abort: AbortSignal): Promise<boolean> {
  const { database, sender, log, clock } = options;
  const message = await outbox.claim(database, sender.kinds, clock());
  if (!message) {
    for (const lost of await outbox.giveUpUncertain(database, sender.kinds, clock()))
      logOutcome(lost, { state: 'dead', reason: perhapsSent }, log);
    return false;
  }
  const outcome = await attempt(options, message, abort);
  // It has no outcome yet: once its lease has run out it is tried again or, if it was complete, given up.
  if (abort.aborted) return false;
  if (await settle(options, message, outcome, abort)) logOutcome(message, outcome, log);
  else log.info({ outboxId: message.id }, 'another process has taken this message over');
  return true;
}

async function attempt(
  { database, sender, clock }: WorkerOptions,
  message: OutboxMessage,
  abort: AbortSignal,
): Promise<Outcome> {
  const { signal, end } = sendingSignal(abort);
  let isComplete = false;
  const beforeEnd = async () => {
    signal.throwIfAborted();
    if (!(await outbox.beginSending(database, message, clock())))
      throw new Error('Another process has taken this message over.');
    isComplete = true;
  };
  try {
    return { state: await Promise.race([sender.send(message, { signal, beforeEnd }), rejectOnAbort(signal)]) };
  } catch (error) {
    const { isRefused, isFinal, ...failure } =
      error instanceof SendingFailed ? error.cause : { reason: nameOf(error), isFinal: false };
    // A complete message might arrive twice if it is sent again, unless the mail server refused it.
    if (isComplete && !isRefused) return { state: 'dead', reason: perhapsSent };
    if (isFinal || message.attempts >= maxAttempts) return { state: 'dead', ...failure };
    return { state: 'waiting', ...failure, pauseMs: pauseAfter(message.attempts) };
  } finally {
    end();
  }
}

/** A message is dead after this many attempts: with the pauses below, three days after the first. */
const maxAttempts = 20;

const firstPauseMs = 60_000;
const maxPauseMs = 6 * 60 * 60 * 1000;

/** Milliseconds until the next attempt; doubles each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1));
}

/**
 * Aborted with `abort`, or when sending takes too long. Not `AbortSignal.any`: `abort` lives as long as the worker, and would keep something in
 * memory for each message.
 */
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

const settlePauseMs = 1_000;

/** Retries while the database is unreachable: if the outcome were not stored, a mail that has arrived would count as perhaps sent. */
async function settle(
  { database, clock }: WorkerOptions,
  message: OutboxMessage,
  outcome: Outcome,
  abort: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + leaseMs;
  for (;;) {
    try {
      return await outbox.settle(database, message, outcome, clock());
    } catch (error) {
      if (abort.aborted || performance.now() > end) throw error;
      await sleep(settlePauseMs, undefined, { signal: abort, ref: false }).catch(() => {});
    }
  }
}

// Needed although `send` gets the signal, because not every step of sending a mail listens to it.
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

function logOutcome({ id, kind, attempts, trace_id }: OutboxMessage, outcome: Outcome, log: WorkerOptions['log']) {
  const line = {
    outboxId: id,
    kind,
    attempts,
    state: outcome.state,
    ...(trace_id && { trace: trace_id }),
    ...('reason' in outcome && { reason: outcome.reason }),
  };
  // A visitor's address that refuses mail is not our fault, and needs nobody's attention.
  if (outcome.state === 'dead' && internalKinds.includes(kind))
    log.error(line, 'a message of the outbox is dead; see `npm run enquiries -- list --dead`');
  else log.info(line, 'sending tried');
}

/** Its code or name only, never the message: mail servers quote addresses in theirs. */
function nameOf(error: unknown): string {
  const { code, name } = Object(error);
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
