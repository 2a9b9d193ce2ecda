export interface Limits {
  /** A service that does not answer in this time costs its block of the page, not the page. */
  service: number;
  /** A page that keeps its renderer busy for longer ends it. */
  page: number;
  /** For a page whose loaders never answer; services have their own deadline far below. */
  wait: number;
}

export type Patience = 'visitors' | 'development';

/**
 * In milliseconds. Visitors shall not wait. Development builds are slow and run beside a compiler, where a big page's first time is no loop;
 * a release that is being rehearsed starts cold beside what else a build machine does, and what is slow there may be good.
 */
export const limits: Record<Patience, Limits> = {
  visitors: { service: 300, page: 1_000, wait: 3_000 },
  development: { service: 3_000, page: 10_000, wait: 12_000 },
};
