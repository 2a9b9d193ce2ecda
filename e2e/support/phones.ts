/** A common phone, held upright. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The smallest phone on which the first view must show the main content. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };
