/**
 * Replaces the stubbed observer; `enter` brings everything observed since into view, `leave` takes it out.
 * @example
 * const { enter } = bringIntoView();
 * render(<RecentPosts />);
 * act(enter);
 */
export function bringIntoView() {
  const callbacks: ((isIntersecting: boolean) => void)[] = [];
  const StillObserver = globalThis.IntersectionObserver;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = new StillObserver(callback);
    const entryOf = (target: Element, isIntersecting: boolean) =>
      ({
        target,
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: target.getBoundingClientRect(),
      }) as IntersectionObserverEntry; // all that is read of it
    observer.observe = (target) => callbacks.push((isIn) => callback([entryOf(target, isIn)], observer));
    return observer;
  });
  const report = (isIntersecting: boolean) => {
    for (const callback of callbacks.splice(0)) callback(isIntersecting);
  };
  return { enter: () => report(true), leave: () => report(false) };
}

export function preferReducedMotion() {
  matchQueries('reduced-motion');
}

/** The pointer rests on every element, and moves no more. */
export function restMouse() {
  matchQueries('(hover: hover)');
  jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
}

function matchQueries(part: string) {
  const matchMedia = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes(part) }));
}

/** Replaces the stubbed observer by one that the test drives; `moveTo` says where an element is, in pixels below the top of the view. */
export function observeByHand() {
  const watched = new Map<Element, { bottomPx: number; report: (entry: IntersectionObserverEntry) => void }>();
  const StillObserver = globalThis.IntersectionObserver;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, { rootMargin = '' } = {}) => {
    const observer = new StillObserver(callback);
    const bottomPx = Number.parseInt(rootMargin.split(' ').at(-1) ?? '0', 10);
    observer.observe = (target) => watched.set(target, { bottomPx, report: (entry) => callback([entry], observer) });
    observer.unobserve = (target) => watched.delete(target);
    observer.disconnect = () => watched.clear();
    return observer;
  });
  return {
    isWatched: (target: Element) => watched.has(target),
    moveTo: (target: Element, top: number) => {
      const { bottomPx = 0, report } = watched.get(target) ?? {};
      const isIntersecting = top < innerHeight + bottomPx;
      report?.({ target, isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry); // all that is read of it
    },
  };
}
