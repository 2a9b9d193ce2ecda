interface PollOptions {
  intervalMs: number;
  /** Begins the log line of a failure. A lasting one is logged once. */
  failure: string;
}

/** Runs the work at each interval, never twice at once. Returns how to run it sooner, and how to stop. */
export function poll(work: () => Promise<void>, { intervalMs, failure }: PollOptions) {
  let isRunning = false;
  let isDue = false;
  let lastError: string | undefined;

  function logFailure(error: unknown) {
    if (String(error) !== lastError) console.error(failure, error);
    lastError = String(error);
  }

  /** During a run it leads to one more run. */
  async function runNow() {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await work().then(() => {
        lastError = undefined;
      }, logFailure);
    }
    isRunning = false;
  }

  // A bucket that does not answer may take longer to fail than the interval.
  const timer = setInterval(() => isRunning || runNow(), intervalMs).unref();
  return { runNow, stop: () => clearInterval(timer) };
}
