/**
 * What `loading` comes to, but no error once the visitor is leaving: Firefox then aborts what still loads, seconds before the next
 * page is there. It would show as a failure, and be counted as one. If the visitor stays after all, there is still the timeout.
 */
export function unlessLeaving<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    // Only while it loads: Firefox may keep no page with such a listener for the way back.
    addEventListener('beforeunload', leave);
    const done = () => removeEventListener('beforeunload', leave);
    loading.then(resolve, (error) => isLeaving || reject(error)).finally(done);
  });
}
