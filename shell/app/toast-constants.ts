// Section 9 of the specification, times in milliseconds.
export const toastTimeout = 5_000;
/** Left to a toast after the pointer has rested on it. react-toastify resumes the rest of `toastTimeout` instead, which is never less. */
export const toastExtendedTimeout = 1_000;
export const toastEase = 300;
export const toastPosition = 'top-right';
