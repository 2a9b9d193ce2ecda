import { hostPart } from '@site/contracts/manifest';
import type { PageData } from '@site/contracts/site';
import { type ServedPage, wholePage } from '../app/served-page.ts';

type Said = Record<string, unknown>;

/** What the page's own server wrote, escaped, into its document, and into scripts that the starter has run before this one. */
export async function readPageData(): Promise<PageData> {
  const served: ServedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const { siteKept = {} } = globalThis as { siteKept?: Said } & typeof globalThis;
  return wholePage(served, await withLostRows(served, siteKept));
}

/** A part whose files do not come must not cost the others their scripts: the edge tells its rows too. */
async function withLostRows({ release, kept }: ServedPage, said: Said): Promise<Said> {
  const isLost = (part: string) => part !== hostPart && !(part in said) && !(part in kept);
  if (!Object.keys(release.parts).some(isLost)) return said;
  const answer = await fetch(`/_/release/${release.id}`);
  return { ...(await answer.json()), ...said };
}

type Address = { pathname: string; search: string };

type Router = {
  subscribe: (listener: (state: { location: Address }) => void) => () => void;
  state: { location: Address };
};

/** Keeps each area's HTML as the server sent it, until the visitor goes to another page. */
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
