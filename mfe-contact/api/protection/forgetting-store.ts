/** Visitors counted at once; beyond it the oldest are forgotten early. */
const maxEntries = 100_000;

interface Count {
  current: number;
  end: number;
}

/**
 * Counts for the rate limit that are gone when their time is over, as the privacy policy says. The plugin's own store looks
 * at the time only when the same visitor comes again, so the others would stay for good.
 */
export class ForgettingStore {
  // In the order of their ends, because all run equally long.
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ) {
    const now = Date.now();
    this.#forget(now);
    const count = this.#counts.get(key) ?? { current: 0, end: now + timeWindow };
    count.current++;
    this.#counts.set(key, count);
    this.#watch(now);
    callback(null, { current: count.current, ttl: count.end - now });
  }

  /** Each route counts for itself. */
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
      this.#forget(Date.now());
      this.#watch(Date.now());
    }, first.end - now).unref();
  }
}
