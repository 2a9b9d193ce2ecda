import type { LoaderFunctionArgs } from 'react-router-dom';
import { askServer } from './ask-server.ts';
import { loadSearch } from './load-search.ts';
import { nothingAsked, type SearchPageData } from './search-page-data.ts';
import type { SearchResult } from './search-result.ts';
import { tidyQuery } from './spelling.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The search page's loader in the browser asks the server, so that both show one list; there, the edge has searched beforehand. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchPageData> {
  const query = tidyQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') return nothingAsked;
  try {
    return { status: 'ready', result: await askServer(query, request.signal).catch(() => findHere(query)) };
  } catch {
    return { status: 'failed', query };
  }
}

/** What the page's own index finds: without the server better than nothing. */
async function findHere(query: string): Promise<SearchResult> {
  return (await loadSearch())(query);
}
