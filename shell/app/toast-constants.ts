// Section 9 of the specification, times in milliseconds.
export const toastTimeout = 5_000;
export const toastEase = 300;
export const toastPosition = 'top-right';
