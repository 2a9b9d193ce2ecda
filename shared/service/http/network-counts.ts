import type { Network, NetworkLimits } from './client-address.ts';

interface Count {
  current: number;
  end: number;
}

/**
 * Counts in memory how often networks came, each by a limit of its own. A count is deleted when its time is over, as the privacy policy
 * promises; `limits[0]`, for all together, also bounds how many there are.
 */
export class NetworkCounts {
  readonly #limits: NetworkLimits;
  readonly #windowMs: number;
  // Sorted by end, because all windows are equally long.
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  /** `windowMs` may be `Infinity`. */
  constructor(limits: NetworkLimits, windowMs: number) {
    this.#limits = limits;
    this.#windowMs = windowMs;
  }

  /**
   * Counts one more for each of a visitor's networks, or for none of them: who is refused uses up nothing that neighbours may have.
   * Returns the milliseconds until there is room again, 0 where it was counted.
   */
  take(networks: Network[]): number {
    const now = performance.now();
    this.#forget(now);
    const waits = networks.map(({ prefix, name }) => {
      const { current = 0, end = now } = this.#counts.get(name) ?? {};
      return current < this.#limits[prefix] ? 0 : end - now;
    });
    const wait = Math.max(...waits);
    if (wait === 0) for (const { name } of networks) this.#add(name, now + this.#windowMs);
    this.#watch(now);
    return wait;
  }

  get size(): number {
    return this.#counts.size;
  }

  #add(name: string, end: number) {
    const count = this.#counts.get(name) ?? { current: 0, end };
    count.current += 1;
    this.#counts.set(name, count);
  }

  #forget(now: number) {
    for (const [name, { end }] of this.#counts) {
      if (end > now) return;
      this.#counts.delete(name);
    }
  }

  #watch(now: number) {
    const first = this.#counts.values().next().value;
    if (this.#timer || !first || first.end === Infinity) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#forget(performance.now());
      this.#watch(performance.now());
    }, first.end - now).unref();
  }
}
