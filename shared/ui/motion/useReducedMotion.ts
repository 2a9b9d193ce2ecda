import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * True on the server too: nothing may move before the visitor's setting is known.
 * @example
 * const duration = useReducedMotion() ? 0 : 250;
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(reducedMotion);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
