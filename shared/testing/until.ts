/**
 * Polls until the condition holds. Throws 'Waited 15 s for `what`.' after that time.
 * @param what `posts on the home page`
 * @example
 * await until('the mail of the enquiry', () => mail.received.length === 1);
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { everyMs = 20, timeoutMs = 15_000 } = {},
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() >= end) throw new Error(`Waited ${timeoutMs / 1_000} s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
