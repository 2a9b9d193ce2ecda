/** The gate's limits for a running release, each with its reason. */
export const limits = {
  /** Until a page reacts to clicks. Usually it takes a tenth of that, but a busy machine must not cause a refusal. */
  startTimeoutMs: 15_000,
  /** After hydration. By then a page's effects, timers and lazy code have run, and a visitor has begun to read. */
  watchMs: 3_000,
  /** Enough to show that the buttons of a long list work. */
  maxButtons: 40,
  /** After the last click: what a click loads comes from the same machine. */
  afterClicksMs: 500,
  /** On the server, for a page that the live release does not have: visitors notice a wait of more than a quarter of a second. */
  serverMs: 250,
  /** Twice the live page's time means rendering twice. On a busy machine times of one page vary by half, so smaller ratios mean nothing. */
  slowerRatio: 2,
  /** A smaller difference may be a garbage collection, which nobody notices. */
  minServerMs: 50,
  /** Blocking time beyond the live page's in the browser: one long task that delays a tap. */
  blockingMs: 50,
  /** Sum of all layout shifts. A tenth of what Core Web Vitals call good, because our pages do not shift at all. */
  layoutShift: 0.01,
  /** Browsers round places and sizes to fractions of a pixel. */
  movedPixels: 2,
  /** Share of a header, footer or area that may be covered beyond what is covered on the live page, as by a neighbour's edge. */
  coveredShare: 0.1,
  /** How often a page that is slow or shifts is measured again, beside the live one; it is refused if it is slow or shifts every time. */
  repetitions: 3,
} as const;

/**
 * Milliseconds that a page may take on the server if the live one beside it takes `liveMs`. Without a live page, the limit depends on how
 * busy the machine is: `firstMs` is the time of the first page on the same edge, several times that of any other.
 */
export function allowedServerMs(liveMs: number | undefined, firstMs: number): number {
  if (liveMs === undefined) return Math.max(limits.serverMs, firstMs);
  return Math.max(limits.minServerMs, limits.slowerRatio * liveMs);
}

/** Milliseconds for which a page may block the browser if the live one beside it blocks for `liveMs`. */
export function allowedBlockingMs(liveMs: number): number {
  return Math.max(liveMs + limits.blockingMs, limits.slowerRatio * liveMs);
}

interface Budget {
  /** The part's first script. */
  entry: number;
  /** Scripts of one page or fragment besides the entry. */
  scripts: number;
  styles: number;
}

const kilobyte = 1024;

/**
 * In bytes, compressed with Brotli. The budgets derive from what a page may load before it responds to clicks (150 KB of scripts, 25 KB of
 * styles). They are a fifth to a half above what the parts of November 2026 need: remotes at most 11.9, 22.1 and 3.4 KB, the shell 22.7,
 * 98.5 and 6.3 KB.
 */
export const sizeBudgets: Record<'host' | 'remote', Budget> = {
  host: { entry: 28 * kilobyte, scripts: 110 * kilobyte, styles: 12 * kilobyte },
  remote: { entry: 14 * kilobyte, scripts: 32 * kilobyte, styles: 8 * kilobyte },
};
