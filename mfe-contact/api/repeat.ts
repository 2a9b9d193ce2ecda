/**
 * Runs a round now and after each interval, unless the last one is still going on. Returns a function that stops it and resolves when the
 * current round has ended. A round must not reject.
 * @example
 * const stop = repeat(eraseExpired, 6 * 60 * 60_000);
 */
export function repeat(round: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= round().then(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
