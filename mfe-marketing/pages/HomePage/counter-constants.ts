// Numbers of the specification.

/** The shown value changes at most this often. */
export const countTickMs = 100;
/** Where nobody says how long a count takes. */
export const defaultCountSeconds = 2;
