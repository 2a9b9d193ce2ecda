/** Replaces the observer that never sees anything; `enter` lets all that is watched come into view. */
export function bringIntoView() {
  const callbacks: (() => void)[] = [];
  const StillObserver = globalThis.IntersectionObserver;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = new StillObserver(callback);
    const entry = { isIntersecting: true } as IntersectionObserverEntry; // all that near-view.ts reads of it
    callbacks.push(() => callback([entry], observer));
    return observer;
  });
  return {
    enter: () => {
      for (const callback of callbacks.splice(0)) callback();
    },
  };
}

export function preferReducedMotion() {
  const matchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('reduced-motion') }));
}
