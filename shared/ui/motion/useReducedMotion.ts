import { useMediaQuery } from './useMediaQuery.ts';

/**
 * True on the server too: nothing may move before the visitor's setting is known.
 * @example
 * const duration = useReducedMotion() ? 0 : 250;
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
