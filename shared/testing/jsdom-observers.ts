/**
 * jsdom has no layout: no media query matches, nothing comes into view, nothing scrolls. A test replaces what it needs.
 */
export function installObservers() {
  Object.assign(window, { matchMedia, scrollTo: () => {} });
  globalThis.IntersectionObserver ??= StillObserver;
  globalThis.ResizeObserver ??= StillObserver;
  Element.prototype.scrollIntoView ??= () => {};
}

function matchMedia(media: string): MediaQueryList {
  const list = new EventTarget();
  return Object.assign(list, {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

class StillObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
