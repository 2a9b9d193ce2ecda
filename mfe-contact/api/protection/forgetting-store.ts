/** Beyond this many visitors, the oldest counts are dropped early. */
const maxEntries = 100_000;

interface Count {
  current: number;
  end: number;
}

/**
 * Rate limit counts that are deleted when their time window ends, as the privacy policy promises. The plugin's own
 * store checks the time only when the same visitor returns, so all other counts would stay for good.
 */
export class ForgettingStore {
  // Sorted by end, because all windows are equally long.
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ) {
    const now = performance.now();
    this.#forget(now);
    const count = this.#counts.get(key) ?? { current: 0, end: now + timeWindow };
    count.current++;
    this.#counts.set(key, count);
    this.#watch(now);
    callback(null, { current: count.current, ttl: count.end - now });
  }

  /** Each route has its own counts. */
  child(): ForgettingStore {
    return new ForgettingStore();
  }

  get size(): number {
    return this.#counts.size;
  }

  #forget(now: number) {
    for (const [key, { end }] of this.#counts) {
      if (end > now && this.#counts.size < maxEntries) return;
      this.#counts.delete(key);
    }
  }

  #watch(now: number) {
    const first = this.#counts.values().next().value;
    if (this.#timer || !first) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#forget(performance.now());
      this.#watch(performance.now());
    }, first.end - now).unref();
  }
}
