/** In milliseconds. Record 045 says which clock measures which limit. */
export interface RenderTimeouts {
  /** For a service. After this the page is rendered without its data. */
  serviceMs: number;
  /** Processor time that a page may use. */
  pageCpuMs: number;
  /** For a page, by its thread's clock, in case a loader never settles. Services have a much shorter timeout of their own. */
  pageMs: number;
  /** The same for a form, whose call may take 15 s. */
  formMs: number;
  /** By the edge's clock, a page, a form or a part may take this much longer: on a busy machine the thread's clock falls behind. */
  graceMs: number;
  /** Processor time that a part may use to load. */
  loadCpuMs: number;
  /** For loading a part, by its thread's clock: longer, because a part may also wait. */
  loadMs: number;
  /** For waiting in the queue. */
  queueMs: number;
}

/** Tight, because visitors are waiting. */
export const visitorTimeouts: RenderTimeouts = {
  serviceMs: 300,
  pageCpuMs: 1_000,
  pageMs: 3_000,
  formMs: 20_000,
  graceMs: 9_000,
  loadCpuMs: 3_000,
  loadMs: 9_000,
  queueMs: 4_000,
};

/**
 * For development, where builds are slow and share the machine with a compiler, and for a rehearsal, which starts cold on a busy build
 * machine: being slow there proves no fault.
 */
export const lenientTimeouts: RenderTimeouts = {
  serviceMs: 3_000,
  pageCpuMs: 10_000,
  pageMs: 12_000,
  formMs: 20_000,
  graceMs: 20_000,
  loadCpuMs: 12_000,
  loadMs: 36_000,
  queueMs: 20_000,
};
