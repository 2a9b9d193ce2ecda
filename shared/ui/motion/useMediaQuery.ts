import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. True on the server and while hydrating, so a query asks for the calmer of two behaviours.
 * @example
 * const isNarrow = useMediaQuery('(width < 46.25rem)');
 */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/**
 * True on the server too: nothing may move before the visitor's setting is known.
 * @example
 * const duration = useReducedMotion() ? 0 : 250;
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
