import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenNearView } from './near-view.ts';

/**
 * Turns true once, when the element comes within `margin` of the view, e.g. `200px`.
 * @example
 * const { ref, isInView } = useInView<HTMLDivElement>('200px');
 */
export function useInView<T extends Element>(margin = '0px'): { ref: RefObject<T | null>; isInView: boolean } {
  const ref = useRef<T>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => (ref.current ? whenNearView(ref.current, () => setInView(true), margin) : undefined), [margin]);
  return { ref, isInView };
}
