// Numbers of the specification. Drag threshold, click-suppress and snap tolerance are missing because nothing can be dragged,
// and the refresh time because the carousel follows its size at once.

/** Time between two automatic changes. */
export const carouselAutoplayMs = 5000;
/** Duration of an automatic change. */
export const carouselOwnSpeedMs = 250;
/** Duration of a change by button. */
export const carouselNavSpeedMs = 700;
