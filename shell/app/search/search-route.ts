import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadSearch } from './load-search.ts';
import { nothingAsked, type SearchPageData } from './search-page-data.ts';
import { tidyQuery } from './spelling.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The search page's loader in the browser; on the server, the edge has searched beforehand. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchPageData> {
  const query = tidyQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') return nothingAsked;
  return loadSearch().then(
    (search) => ({ status: 'ready', result: search(query) }),
    () => ({ status: 'failed', query }),
  );
}
