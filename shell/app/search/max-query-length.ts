/** In characters; whole sentences are shorter. */
export const maxQueryLength = 200;
