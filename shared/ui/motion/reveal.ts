// The specification's throttle and debounce are not needed: an observer reports changes, so no scroll events are handled.

/** The specification's offset: how much of an element must be in view. `motion.test.ts` compares it with the token. */
export const revealOffsetPx = 120;

// No upper limit: what was scrolled past counts as seen.
const area = `1000000px 0px -${revealOffsetPx}px`;

/**
 * Reveals each element once, when the visitor scrolls to it. Hides only what is below the view, by an attribute that `motion.css`
 * styles; without scripts, or if the observer never fires, everything is visible. Returns a function that stops it.
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
  // Keyboard focus may arrive before scrolling does.
  element.addEventListener('focusin', () => delete element.dataset.reveal, { once: true });
}

/** An element high in the view was jumped to (an anchor, find in page, the End key), so it appears without animation. */
function show(element: HTMLElement, top: number, turn: number) {
  if (top < innerHeight / 2) {
    delete element.dataset.reveal;
    return;
  }
  // Staggers neighbours that are revealed together. The policy allows styles that a script sets.
  element.style.setProperty('--reveal-turn', String(turn));
  element.dataset.reveal = 'coming';
}
