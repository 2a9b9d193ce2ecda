// The specification's numbers (S34).

/** The shown value changes at most this often. */
export const COUNT_TICK_MS = 100;
/** Where nobody says how long a count takes. */
export const COUNT_DEFAULT_SECONDS = 2;
export const COUNT_SEPARATOR = ',';
