interface PollOptions {
  intervalMs: number;
  /** Called when the work throws or takes longer than a minute, but not again for the same reason until it has succeeded. */
  onFailure: (error: unknown) => void;
}

const longRunMs = 60_000;

/** Reported while the work still runs. */
class StillRunning extends Error {
  override readonly name = 'StillRunning';
  override readonly message = 'It has been running for a minute.';
}

/**
 * Runs the work after each interval, never twice at once. Returns how to run it sooner, and how to stop.
 * @example
 * const { runNow, stop } = poll(eraseExpired, { intervalMs: 6 * 60 * 60_000, onFailure: (error) => log.error(error) });
 * await runNow();
 */
export function poll(work: () => Promise<void>, { intervalMs, onFailure }: PollOptions) {
  let running: Promise<void> | undefined;
  let isDue = false;
  let lastError: string | undefined;

  function reportFailure(error: unknown) {
    if (String(error) !== lastError) onFailure(error);
    lastError = String(error);
  }

  async function runWhileDue() {
    while (isDue) {
      isDue = false;
      const slow = setTimeout(() => reportFailure(new StillRunning()), longRunMs).unref();
      await work().then(() => {
        lastError = undefined;
      }, reportFailure);
      clearTimeout(slow);
    }
    running = undefined;
  }

  // Work may take longer than the interval, such as a call to a bucket that does not answer.
  const timer = setInterval(() => running ?? runNow(), intervalMs).unref();

  /** During a run it leads to one more run. Resolves when nothing runs any more. */
  function runNow(): Promise<void> {
    isDue = true;
    running ??= runWhileDue();
    return running;
  }

  return {
    runNow,
    /** Resolves when the current run has ended. */
    async stop() {
      clearInterval(timer);
      isDue = false;
      await running;
    },
  };
}
