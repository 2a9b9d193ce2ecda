/** A service that does not answer in this time costs its block of the page, not the page. In milliseconds. */
export const serviceDeadline = 300;
