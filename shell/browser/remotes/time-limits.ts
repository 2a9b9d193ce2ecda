/** After this long without a response the page says that a part is missing. If it arrives later, it is still shown. */
export const partTimeoutMs = 4_000;

/** Resolves as `promise` does, or to undefined once the time is up. The work itself goes on. */
export function withinTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}

/**
 * Settles as `loading` does, but never rejects once the visitor is leaving: Firefox then aborts what is still loading, seconds before the
 * next page appears. That would be shown and counted as a failure. If the visitor stays after all, the timeout still applies.
 */
export function unlessLeaving<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    // Removed after loading: Firefox may not put a page with such a listener into its back/forward cache.
    addEventListener('beforeunload', leave);
    const done = () => removeEventListener('beforeunload', leave);
    loading.then(resolve, (error) => isLeaving || reject(error)).finally(done);
  });
}
