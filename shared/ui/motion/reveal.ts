// Throttle and debounce of the specification have no place here: an observer is told, it does not listen to every scroll event.

/** The specification's offset: so many pixels of an element are in view before it comes. `motion.test.ts` holds it equal to the token. */
export const revealOffsetPx = 120;

// What was scrolled past counts as seen, so the area has no upper edge.
const area = `1000000px 0px -${revealOffsetPx}px`;

/**
 * Lets elements come as the visitor scrolls to them, once each. Hides only what stands below the view, by an attribute that
 * `motion.css` heeds; without this script, or should the observer never speak, everything is there. Answers how to stop.
 */
export function revealOnScroll(elements: readonly HTMLElement[]): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      let turn = 0;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement; // only those are observed
        if (!isWaiting(element)) hideBelowView(element, boundingClientRect.top);
        else if (isIntersecting) show(element, boundingClientRect.top, turn++);
        if (!isWaiting(element)) observer.unobserve(element);
      }
    },
    { rootMargin: area },
  );
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of elements) delete element.dataset.reveal;
  };
}

function isWaiting({ dataset }: HTMLElement): boolean {
  return dataset.reveal === 'waiting';
}

function hideBelowView(element: HTMLElement, top: number) {
  if (top < innerHeight || element.contains(document.activeElement)) return;
  element.dataset.reveal = 'waiting';
  // The keyboard may come before the eye.
  element.addEventListener('focusin', () => delete element.dataset.reveal, { once: true });
}

/** What is far up when first seen was jumped to (an anchor, the browser's search, the End key): nobody waits for that. */
function show(element: HTMLElement, top: number, turn: number) {
  if (top < innerHeight / 2) {
    delete element.dataset.reveal;
    return;
  }
  // Neighbours that come at the same moment follow each other. Set by script, which the policy allows.
  element.style.setProperty('--reveal-turn', String(turn));
  element.dataset.reveal = 'coming';
}
