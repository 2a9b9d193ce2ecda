import type { PageData } from '../app/page-data.ts';

/** Reads the page's data from its document. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? ''); // the release's own server wrote it
}

type PageLocation = { pathname: string; search: string };

type Router = {
  subscribe: (listener: (state: { location: PageLocation }) => void) => () => void;
  state: { location: PageLocation };
};

/** Stores each area's HTML as the server sent it, until the visitor goes to another page. */
export function servedAreas(root: HTMLElement, router: Router): (area: string) => string | undefined {
  const areas = new Map(
    Array.from(root.querySelectorAll<HTMLElement>('[data-area]'), (element) => [
      element.dataset.area ?? '',
      element.innerHTML,
    ]),
  );
  const served = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === served.pathname && location.search === served.search) return;
    areas.clear();
    stop();
  });
  return (area) => areas.get(area);
}
