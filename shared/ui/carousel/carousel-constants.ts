// Numbers of the specification. Drag threshold, click-suppress and snap tolerance have no place here, because nothing
// can be dragged; nor has the refresh time, because the frame follows its size at once.

export const defaultCarouselItems = 3;
/** How long a slide stands before the next one comes. */
export const carouselAutoplayMs = 5000;
/** Duration of a change that the carousel makes by itself. */
export const carouselOwnSpeedMs = 250;
/** Duration of a change that the visitor asked for. */
export const carouselNavSpeedMs = 700;
