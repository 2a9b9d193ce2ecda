import { isatty } from 'node:tty';
import { onSupervisorMessage } from './messages.ts';
import { errorText } from './system-errors.ts';

const serviceResponseMs = 7_000;
const serviceWorkMs = 3_500;
const exitMs = serviceResponseMs + serviceWorkMs + 500;

/** How long a process of the site takes to end, all counted from its signal unless stated otherwise. */
export const shutdown = {
  /** The edge finishes pages and forms in flight. */
  edgeResponseMs: exitMs - 1_000,
  /** A service finishes answers in flight. */
  serviceResponseMs,
  /** After its responses a service finishes deliveries under way. */
  serviceWorkMs,
  /** After this the process exits by itself: whatever still runs is stuck. */
  exitMs,
  /** After this its supervisor kills it. */
  killMs: exitMs + 1_000,
};

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Terminal and npm both pass on the same Ctrl+C. */
const samePressMs = 1_000;

interface StopOptions {
  timeoutMs?: number;
  /** Called before the process ends early: when `stop` fails or takes too long, or a person presses Ctrl+C again. */
  onEndEarly?: () => void;
}

/**
 * Calls `stop` once and exits with 0: at the first signal, when the supervisor says so, or when it is gone. Returns how to
 * do that without any of them.
 *
 * Further signals change nothing. systemd, containers and `kill -- -GROUP` signal every process of the site, and so does
 * the one that started it: each gets two signals, and requests in flight must be answered nevertheless. (`close-with-grace`
 * exits at the second signal, and no option of it prevents that.) Only a person at this process's terminal ends it early.
 * @example
 * stopOnSignal(() => app.close());
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  { timeoutMs = shutdown.exitMs, onEndEarly = () => {} }: StopOptions = {},
): () => void {
  let stoppingSince: number | undefined;

  function begin() {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    setTimeout(endEarly, timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${errorText(error)}\n`);
        endEarly();
      },
    );
  }

  function endEarly() {
    onEndEarly();
    process.exit(1);
  }

  // The supervisor got the same signal, and stops edges before the services that they ask. If it did not, the signal was for
  // this process alone.
  const isSupervised = process.argv.includes('--supervised');
  const onSignal = isSupervised ? () => void setTimeout(begin, shutdown.killMs).unref() : begin;
  for (const signal of signals) process.on(signal, onSignal);
  onSupervisorMessage('stop', begin);
  process.on('disconnect', begin);
  if (isatty(0))
    process.on('SIGINT', () => {
      if (stoppingSince !== undefined && performance.now() - stoppingSince > samePressMs) endEarly();
    });
  return begin;
}

/** Whether a process of this user has this id. */
export function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
