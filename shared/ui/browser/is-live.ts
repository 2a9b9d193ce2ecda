/**
 * Whether the code of an element has arrived, so that a press on it is handled: React has hydrated the page, and the area around it that hydrates
 * late (`HydrateNearView`). Reads our own attributes, no state of React's.
 * @example
 * if (!isLive(button)) keep(button);
 */
export function isLive(element: Element): boolean {
  return 'hydrated' in document.documentElement.dataset && !element.closest('[data-late]:not([data-live])');
}

/** Calls back once, when the code of the element has arrived. */
export function whenLive(element: Element, callback: () => void): void {
  new MutationObserver((_changes, observer) => {
    if (!isLive(element)) return;
    observer.disconnect();
    callback();
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated', 'data-live'], subtree: true });
}
