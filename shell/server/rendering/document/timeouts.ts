export interface RenderTimeouts {
  /** For a service. Beyond it the page does without the block, not the visitor without the page. */
  serviceMs: number;
  /** Processor time. A page that blocks its worker for longer has it replaced. */
  busyMs: number;
  /** Added to what pages and forms may take where the machine is so busy that their worker hardly runs. Who waited for so long is told to come back. */
  graceMs: number;
  /** Processor time that a part may take to load. One that takes more is left out, as is one that waits for three times that. */
  loadMs: number;
  /** For a whole page, in case its loaders never settle, told by its worker's heartbeat; services have their own, much shorter timeout. */
  pageMs: number;
  /** The same for a whole form: the call that it makes may take 15 s. */
  formMs: number;
  /** In the queue. Whoever waits longer is told to come back. */
  waitMs: number;
}

export type TimeoutProfile = 'visitors' | 'development';

/**
 * Visitors must not wait. Development builds are slow and share the machine with a compiler, so a slow first page is no endless loop;
 * a rehearsed release starts cold on a busy build machine, and being slow there proves nothing.
 */
export const renderTimeouts: Record<TimeoutProfile, RenderTimeouts> = {
  visitors: {
    serviceMs: 300,
    busyMs: 1_000,
    graceMs: 9_000,
    loadMs: 3_000,
    pageMs: 3_000,
    formMs: 20_000,
    waitMs: 4_000,
  },
  development: {
    serviceMs: 3_000,
    busyMs: 10_000,
    graceMs: 20_000,
    loadMs: 12_000,
    pageMs: 12_000,
    formMs: 20_000,
    waitMs: 20_000,
  },
};
