import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance at which an area counts as near, so that code and data arrive before it is seen. */
const nearMargin = '400px 0px';

/**
 * Calls back once, when the element comes near the view (a margin of `0px` means into it). Returns a function that stops waiting.
 * @example
 * useEffect(() => whenNearView(element, loadMap), [element]);
 */
export function whenNearView(element: Element, callback: () => void, margin = nearMargin): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once, when the element is wholly out of view. Returns a function that stops waiting. */
export function whenOutOfView(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

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
