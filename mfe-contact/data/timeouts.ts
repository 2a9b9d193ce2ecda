/** After this long a visitor is told that no answer came. */
export const ENQUIRY_DEADLINE_MS = 15_000;

/** Part of the time above where the enquiry has to wait for its token; an enquiry gets through without one. */
export const TOKEN_DEADLINE_MS = 5_000;
