import { type RefObject, useEffect, useRef } from 'react';
import { revealOnScroll } from './reveal.ts';

/**
 * Reveals the children of an element as the visitor scrolls to them. No state, so it never re-renders the served HTML.
 * @example
 * <ul ref={useReveal<HTMLUListElement>()}>{cards}</ul>
 */
export function useReveal<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => (ref.current ? revealOnScroll(childrenOf(ref.current)) : undefined), []);
  return ref;
}

function childrenOf(element: HTMLElement): HTMLElement[] {
  return [...element.children].filter((child) => child instanceof HTMLElement);
}
