interface Polling {
  /** Milliseconds between two looks; 20 where absent. */
  everyMs?: number;
}

interface Limit {
  /** Throws after so many milliseconds. Without a limit, the test's own timeout ends the wait. */
  timeoutMs: number;
  /** What the error says was waited for: `posts on the home page`. */
  what: string;
}

/**
 * Polls until the condition holds.
 * @example
 * await until(() => mail.received.length === 2);
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 20, ...limit }: Polling & (Limit | Partial<Record<keyof Limit, never>>) = {},
): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (limit.timeoutMs !== undefined && performance.now() - began >= limit.timeoutMs)
      throw new Error(`Waited ${limit.timeoutMs / 1_000} s for ${limit.what}.`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
