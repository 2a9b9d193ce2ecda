import type { PageBlock, PageData, SiteRelease, StartPlan } from '../app/page-data.ts';

/** Reads the page's data from its document, and from the release's table, which the starter has fetched. Rejects if that cannot be loaded. */
export async function readPageData(): Promise<PageData> {
  const { tableFile }: StartPlan = readBlock('start');
  return { ...readBlock<PageBlock>('page-data'), release: await loadRelease(...tableFile) };
}

function readBlock<Content>(id: string): Content {
  return JSON.parse(document.getElementById(id)?.textContent ?? ''); // the release's own server wrote it
}

async function loadRelease(address: string, integrity: string): Promise<SiteRelease> {
  const response = await fetch(address, { integrity });
  if (!response.ok) throw new Error(`The release's table ${address} was answered with ${response.status}.`);
  return response.json();
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
