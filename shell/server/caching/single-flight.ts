/**
 * Runs the work for a key once at a time; everyone who asks meanwhile shares its outcome. Not lru-cache's `fetch`, which stores each
 * outcome: a redirect must not be stored.
 */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const pending = running.get(key);
    if (pending) return pending;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
