// The specification's times, in milliseconds. The ease of 300 ms is the token --motion-toast.
export const toastTimeout = 5_000;
export const toastPosition = 'top-right';
