import { afterLoad } from '@site/ui/after-load';

/** Resolves after the load event. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => void afterLoad(resolve));
}

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  // Safari has no idle callbacks.
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
