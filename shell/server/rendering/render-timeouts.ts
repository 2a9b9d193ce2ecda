export interface RenderTimeouts {
  /** For a service. Beyond it the page does without the block, not the visitor without the page. */
  serviceMs: number;
  /** Processor time that a page may use. */
  maxProcessorMs: number;
  /** For a page, by its thread's own clock, in case its loaders never settle; services have their own, much shorter timeout. */
  pageMs: number;
  /** The same for a form: the call that it makes may take 15 s. */
  formMs: number;
  /** Added to `pageMs` and `formMs` by the edge's clock, for a machine so busy that the thread hardly runs. */
  gracePeriodMs: number;
  /** Processor time that a part may use to load. One that waits instead may take three times that. */
  loadMs: number;
  /** In the queue. */
  queueMs: number;
}

/** Visitors must not wait. */
export const visitorTimeouts: RenderTimeouts = {
  serviceMs: 300,
  maxProcessorMs: 1_000,
  pageMs: 3_000,
  formMs: 20_000,
  gracePeriodMs: 9_000,
  loadMs: 3_000,
  queueMs: 4_000,
};

/**
 * Development builds are slow and share the machine with a compiler, so a slow first page is no endless loop; a rehearsed
 * release starts cold on a busy build machine, and being slow there proves nothing.
 */
export const developmentTimeouts: RenderTimeouts = {
  serviceMs: 3_000,
  maxProcessorMs: 10_000,
  pageMs: 12_000,
  formMs: 20_000,
  gracePeriodMs: 20_000,
  loadMs: 12_000,
  queueMs: 20_000,
};
