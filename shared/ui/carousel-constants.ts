// The specification's numbers (S40). Drag threshold, click-suppress and snap tolerance have no place here, because nothing
// can be dragged; nor has the refresh time, because the frame follows its size at once.

export const CAROUSEL_DEFAULT_ITEMS = 3;
/** How long a slide stands before the next one comes. */
export const CAROUSEL_AUTOPLAY_MS = 5000;
/** Duration of a change that the carousel makes by itself. */
export const CAROUSEL_SMART_SPEED_MS = 250;
/** Duration of a change that the visitor asked for. */
export const CAROUSEL_NAV_SPEED_MS = 700;
