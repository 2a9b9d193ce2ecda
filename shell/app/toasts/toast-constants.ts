// From the specification. Its ease of 300 ms is the token --motion-toast.
export const toastTimeoutMs = 5_000;
export const toastPosition = 'top-right';
