// The specification's times for toasts (S18, S47). Their ease of 300 ms is the token --motion-toast.
export const toastTimeoutMs = 5_000;
export const toastExtendedTimeoutMs = 1_000;
export const toastPosition = 'top-right';
