interface Polling {
  /** Milliseconds between two looks; 20 where absent. */
  everyMs?: number;
  /** Gives up after so many milliseconds; where absent, the test's own timeout ends the wait. */
  timeoutMs?: number;
}

/**
 * Polls until the condition holds. Returns whether it did before the timeout.
 * @example
 * await until(() => mail.received.length === 2);
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 20, timeoutMs = Number.POSITIVE_INFINITY }: Polling = {},
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return true;
}
