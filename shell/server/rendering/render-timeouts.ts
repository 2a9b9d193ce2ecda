/**
 * All limits of a render, in milliseconds. A page is stopped by the first that it exceeds; record 045 says why there are three clocks.
 *
 * | Phase                | Processor time | Thread's clock | Edge's clock         | Afterwards                                        |
 * |----------------------|----------------|----------------|----------------------|---------------------------------------------------|
 * | waits in its lane    |                |                | `queueMs`            | busy: the last good copy, or 503                  |
 * | waits for its thread |                |                | `startMs`            | busy                                              |
 * | thread loads a part  | `loadCpuMs`    | `loadMs`       | `loadMs` + `graceMs` | the part is quarantined                           |
 * | page is rendered     | `pageCpuMs`    | `pageMs`       | `pageMs` + `graceMs` | processor time: again without the part; else busy |
 * | form is rendered     | `pageCpuMs`    | `formMs`       | `formMs` + `graceMs` | the same                                          |
 * | page asks a service  |                | `serviceMs`    |                      | the page does without its data                    |
 *
 * The thread's clock is a timer of its own, which falls behind on a busy machine: only the edge's notices a thread that gets nowhere. The
 * thread's is the stricter: a page that waits for ever leaves its thread after `pageMs`, before others have waited for `queueMs`. Where
 * the answer is busy, no part counts as failed.
 */
export interface RenderTimeouts {
  queueMs: number;
  /** However busy the machine is. */
  startMs: number;
  loadCpuMs: number;
  /** Longer than its processor time, because a part may also wait. */
  loadMs: number;
  pageCpuMs: number;
  /** In case a loader never settles; services have a much shorter timeout of their own. */
  pageMs: number;
  /** Its call to a service may take 15 s. */
  formMs: number;
  graceMs: number;
  serviceMs: number;
}

/** Tight, because visitors are waiting. */
export const visitorTimeouts: RenderTimeouts = {
  queueMs: 4_000,
  startMs: 30_000,
  loadCpuMs: 3_000,
  loadMs: 9_000,
  pageCpuMs: 1_000,
  pageMs: 3_000,
  formMs: 20_000,
  graceMs: 9_000,
  serviceMs: 300,
};

/**
 * For development, where builds are slow and share the machine with a compiler, and for a rehearsal, which starts cold on a busy build
 * machine: being slow there proves no fault.
 */
export const lenientTimeouts: RenderTimeouts = {
  queueMs: 20_000,
  startMs: 30_000,
  loadCpuMs: 12_000,
  loadMs: 36_000,
  pageCpuMs: 10_000,
  pageMs: 12_000,
  formMs: 20_000,
  graceMs: 20_000,
  serviceMs: 3_000,
};
