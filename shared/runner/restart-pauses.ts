import type { SupervisionLimits } from './supervision-limits.ts';

/** How long to wait before a process is started again: twice as long each time, until it has run well for a while. */
export class RestartPauses {
  readonly #limits: SupervisionLimits;
  #nextMs: number;

  constructor(limits: SupervisionLimits) {
    this.#limits = limits;
    this.#nextMs = limits.firstPauseMs;
  }

  /** @param ranMs how long it was ready, 0 if it never was */
  after(ranMs: number): number {
    if (ranMs >= this.#limits.soundAfterMs) this.reset();
    const pauseMs = this.#nextMs;
    this.#nextMs = Math.min(pauseMs * 2, this.#limits.maxPauseMs);
    return pauseMs;
  }

  reset() {
    this.#nextMs = this.#limits.firstPauseMs;
  }
}
