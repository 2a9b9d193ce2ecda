import { useSyncExternalStore } from 'react';

/**
 * False on the server and while hydrating, true from then on.
 * @example
 * const label = useHydrated() ? time.toLocaleString() : time.toISOString();
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
