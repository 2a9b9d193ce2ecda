type Router = {
  subscribe: (listener: (state: { location: { key: string } }) => void) => () => void;
  state: { location: { key: string } };
};

/** Keeps each area's HTML as the server sent it, until the visitor goes to another page. */
export function servedAreas(root: HTMLElement, router: Router): (area: string) => string | undefined {
  const areas = new Map(
    Array.from(root.querySelectorAll<HTMLElement>('[data-area]'), (element) => [
      element.dataset.area ?? '',
      element.innerHTML,
    ]),
  );
  const firstKey = router.state.location.key;
  const stop = router.subscribe(({ location }) => {
    if (location.key === firstKey) return;
    areas.clear();
    stop();
  });
  return (area) => areas.get(area);
}
