import type { LoaderFunctionArgs } from 'react-router-dom';
import { askServer, loadSearch } from './search-client.ts';
import { nothingAsked, type SearchPageData } from './search-page-data.ts';
import { tidyQuery } from './words.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The search page's loader in the browser asks the server, so that both show one list; there, the edge has searched beforehand. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchPageData> {
  const query = tidyQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') return nothingAsked;
  try {
    // Without the server, what the page's own index finds is better than nothing.
    const result = await askServer(query).catch(async () => (await loadSearch())(query));
    return { status: 'ready', result };
  } catch {
    return { status: 'failed', query };
  }
}
