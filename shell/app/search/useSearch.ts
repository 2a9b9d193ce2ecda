import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Search, SearchResult } from './create-search.ts';
import { askServer, loadSearch } from './search-client.ts';

/** How long after the last key the server is asked, so that it is not asked for every letter of a word. */
const pauseMs = 250;

/** The result of a query: at once what the page's own index finds, and after a pause what the server finds. */
export function useSearch(query: string) {
  const [search, setSearch] = useState<Search | 'failed'>();
  const [serverResult, setServerResult] = useState<SearchResult>();

  const load = useCallback(() => {
    setSearch(undefined);
    loadSearch().then(
      // In a function, because React would call the search itself as a state updater.
      (loaded) => setSearch(() => loaded),
      () => setSearch('failed'),
    );
  }, []);
  useEffect(load, [load]);

  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const ask = () =>
      askServer(query).then(
        (result) => isCurrent && setServerResult(result),
        // Without the server, the page's own result stays.
        () => undefined,
      );
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  // Memoized: arrow keys render the dialog too, but do not change the result.
  const pageResult = useMemo(
    () => (typeof search === 'function' && query !== '' ? search(query) : undefined),
    [search, query],
  );
  const result = query !== '' && serverResult?.query === query ? serverResult : pageResult;
  return { result, hasFailed: search === 'failed' && !result, retry: load };
}
