import { hostPart } from '@site/contracts/manifest';
import type { PageData } from '@site/contracts/site';
import { restorePageData, type ServedPage } from '../app/served-page.ts';

type ScriptData = Record<string, unknown>;

/** Reads the page's data from its document, and from data scripts that the starter has run before this one. */
export async function readPageData(): Promise<PageData> {
  const served: ServedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const { siteScriptData = {} } = globalThis as { siteScriptData?: ScriptData } & typeof globalThis;
  return restorePageData(served, await fetchMissingRows(served, siteScriptData));
}

/** A part whose script failed to load must not stop hydration of the others: the edge has its rows too. */
async function fetchMissingRows({ release, inlineData }: ServedPage, scripts: ScriptData): Promise<ScriptData> {
  const isMissing = (part: string) => part !== hostPart && !(part in scripts) && !(part in inlineData);
  if (!Object.keys(release.parts).some(isMissing)) return scripts;
  const answer = await fetch(`/_/release/${release.id}`);
  return { ...(await answer.json()), ...scripts };
}

type Address = { pathname: string; search: string };

type Router = {
  subscribe: (listener: (state: { location: Address }) => void) => () => void;
  state: { location: Address };
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
