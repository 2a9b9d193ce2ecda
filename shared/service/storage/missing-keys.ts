/** After this time a missing key is looked up again: it may have been written meanwhile. */
const missingForMs = 5_000;
/** Bounds the memory: anybody can ask for files that never existed. */
const maxMissing = 1_000;

/** Keys that a storage did not have a moment ago, so that it is not asked again for each request. */
export class MissingKeys {
  readonly #missedAt = new Map<string, number>();

  has(key: string): boolean {
    return performance.now() - (this.#missedAt.get(key) ?? Number.NEGATIVE_INFINITY) < missingForMs;
  }

  add(key: string): void {
    this.#missedAt.delete(key);
    this.#missedAt.set(key, performance.now());
    const [oldest] = this.#missedAt.keys();
    if (oldest && this.#missedAt.size > maxMissing) this.#missedAt.delete(oldest);
  }
}
