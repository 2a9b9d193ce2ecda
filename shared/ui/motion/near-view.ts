/** How far below the view an area counts as near: its code and data are there before the eye is. */
const nearMargin = '400px 0px';

/** Calls back once, when the element comes near the view, or into it with a margin of `0px`. Answers how to stop waiting. */
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
