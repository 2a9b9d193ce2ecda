import { type RefObject, useEffect, useRef } from 'react';

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

// The specification's throttle and debounce are not needed: an observer reports changes, so no scroll events are handled.

/** The specification's offset: how much of an element must be in view. */
const revealOffsetPx = 120;

/** An element is hidden once it is this near below the view. Elements farther away stay visible, so that their text keeps its contrast. */
const armingDistancePx = 200;

// No upper limit: an element that was scrolled past is revealed too.
const above = '1000000px';

/**
 * Reveals each element once, when the visitor scrolls to it. Moves only what is just below the view, by an attribute that
 * `motion.css` styles; without scripts, or if the observers never fire, everything is visible. Returns a function that stops it.
 */
export function revealOnScroll(elements: readonly HTMLElement[]): () => void {
  const arming = observe(`${above} 0px ${armingDistancePx}px`, ({ target, boundingClientRect }) => {
    if (arm(target, boundingClientRect.top)) revealing.observe(target);
  });
  const revealing = observe(`${above} 0px -${revealOffsetPx}px`, ({ target, boundingClientRect }, turn) =>
    show(target, boundingClientRect.top, turn),
  );
  for (const element of elements) arming.observe(element);
  return () => {
    arming.disconnect();
    revealing.disconnect();
    for (const element of elements) delete element.dataset.reveal;
  };
}

type Entry = IntersectionObserverEntry & { target: HTMLElement };

/** Calls back once for each element, with its turn among those that come into the area together. */
function observe(rootMargin: string, callback: (entry: Entry, turn: number) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      const arrived = entries.filter((entry): entry is Entry => entry.isIntersecting && isHtml(entry.target));
      arrived.forEach((entry, turn) => {
        observer.unobserve(entry.target);
        callback(entry, turn);
      });
    },
    { rootMargin },
  );
  return observer;
}

function isHtml(target: Element): target is HTMLElement {
  return target instanceof HTMLElement;
}

/** Hides the element if it is below the view and has no focus in it. Returns whether it did. */
function arm(element: HTMLElement, top: number): boolean {
  if (top < innerHeight || element.contains(document.activeElement)) return false;
  element.dataset.reveal = 'waiting';
  // Keyboard focus may arrive before scrolling does.
  element.addEventListener('focusin', () => delete element.dataset.reveal, { once: true });
  return true;
}

/** An element high in the view was jumped to (an anchor, find in page, the End key), so it appears without animation. */
function show(element: HTMLElement, top: number, turn: number) {
  if (element.dataset.reveal !== 'waiting') return;
  if (top < innerHeight / 2) {
    delete element.dataset.reveal;
    return;
  }
  // Staggers neighbours that are revealed together. The policy allows styles that a script sets.
  element.style.setProperty('--reveal-turn', String(turn));
  element.dataset.reveal = 'coming';
}
