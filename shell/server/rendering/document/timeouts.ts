export interface RenderTimeouts {
  /** A service that does not answer in this time costs its block of the page, not the page. */
  serviceMs: number;
  /** A page that keeps its renderer busy for longer ends it. */
  busyMs: number;
  /** For a page whose loaders never answer; services have their own timeout far below. */
  pageMs: number;
}

export type TimeoutProfile = 'visitors' | 'development';

/**
 * Visitors shall not wait. Development builds are slow and run beside a compiler, where a big page's first time is no loop;
 * a release that is being rehearsed starts cold beside what else a build machine does, and what is slow there may be good.
 */
export const renderTimeouts: Record<TimeoutProfile, RenderTimeouts> = {
  visitors: { serviceMs: 300, busyMs: 1_000, pageMs: 3_000 },
  development: { serviceMs: 3_000, busyMs: 10_000, pageMs: 12_000 },
};
