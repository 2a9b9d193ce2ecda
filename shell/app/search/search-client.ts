import { createSearch, type Search, type SearchIndex, type SearchResult } from './create-search.ts';
import { searchIndexPath, searchResponsePath } from './search-address.ts';

/** How long to wait for the server's list; the page's own index has already found one. */
const serverTimeoutMs = 5_000;

/** With the server's, 15 s: no longer than a form waits (S2). */
const indexTimeoutMs = 10_000;

let loading: Promise<Search> | undefined;

/** The search in the browser. Fetches the index once while the page is open, and again on the next call if it failed or was incomplete. */
export function loadSearch(): Promise<Search> {
  loading ??= fetchJson<SearchIndex>(searchIndexPath, indexTimeoutMs).then(
    (index) => {
      if (index.absences.length > 0) loading = undefined;
      return createSearch(index);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Asks the server, whose results have an excerpt of each text that matched, and posts too old for the browser's index. */
export function askServer(query: string): Promise<SearchResult> {
  return fetchJson(`${searchResponsePath}?${new URLSearchParams({ q: query })}`, serverTimeoutMs);
}

async function fetchJson<Result>(address: string, timeoutMs: number): Promise<Result> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The search was answered with status ${response.status}.`);
  // Written by this site's own edge.
  return response.json() as Promise<Result>;
}
