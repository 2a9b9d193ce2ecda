// The specification's times for the loading indicator (S39).

/** Shown for at least this long, however fast the page arrived. */
export const minProgressMs = 300;
/** From the page's arrival until the bar has faded out, and until it is gone. `fast` applies to pages that arrived within the minimum. */
export const progressFadeMs = { normal: 500, fast: 300 } as const;
export const progressCloseMs = { normal: 1001, fast: 601 } as const;
