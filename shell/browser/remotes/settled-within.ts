/** What `promise` resolves to, or undefined once the time is up. The work itself goes on. */
export function settledWithin<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}
