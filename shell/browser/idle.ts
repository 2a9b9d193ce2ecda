/** Resolves after the load event. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  // Safari has no idle callbacks.
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
