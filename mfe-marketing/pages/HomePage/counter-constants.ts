// Numbers of the specification.

/** The number on screen changes at most this often. */
export const countTickMs = 100;
/** Duration of a count-up unless given. */
export const defaultCountSeconds = 2;
