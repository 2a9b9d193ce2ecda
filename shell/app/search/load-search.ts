import { createSearch, type Search } from './create-search.ts';
import { type SearchIndex, searchIndexPath } from './search-index.ts';

let loading: Promise<Search> | undefined;

/** Fetches the index once while the page is open, and again on the next call if it was incomplete. */
export function loadSearch(): Promise<Search> {
  loading ??= fetchIndex().then(
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

async function fetchIndex(): Promise<SearchIndex> {
  const answer = await fetch(searchIndexPath);
  if (!answer.ok) throw new Error(`The search index was answered with status ${answer.status}.`);
  // Written by this site's own edge.
  return answer.json() as Promise<SearchIndex>;
}
