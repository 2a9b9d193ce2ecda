/** A common phone, held upright, under a finger. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The smallest that must show what matters without scrolling. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };
