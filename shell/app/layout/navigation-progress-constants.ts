// The specification's times for a loading indicator (S39).

/** Shown for at least so long, however fast the page came. */
export const PROGRESS_MINIMUM_MS = 300;
/** From the page's arrival until the bar is faded out, and until it is gone; the fast pair where the page came within the minimum. */
export const PROGRESS_FADE_MS = { normal: 500, fast: 300 } as const;
export const PROGRESS_CLOSE_MS = { normal: 1001, fast: 601 } as const;
