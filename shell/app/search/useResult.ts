import { useEffect, useMemo, useState } from 'react';
import type { AskServer } from './ask-server.ts';
import type { SearchResult } from './search-result.ts';
import type { SearchState } from './useSearch.ts';

/** After the last key, before the server is asked: it is not asked for every letter of a word. */
const pauseMs = 250;

/** The result of a query: at once what the page's own index finds, and after a pause what the server finds. */
export function useResult(search: SearchState, query: string, ask: AskServer): SearchResult | undefined {
  const [answer, setAnswer] = useState<{ query: string; result: SearchResult }>();
  useEffect(() => {
    if (query === '') return;
    const stop = new AbortController();
    const timer = setTimeout(
      // Without the server, the page's own result stays.
      () => ask(query, stop.signal).then((result) => setAnswer({ query, result }), ignore),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, ask]);
  // Memoized: arrow keys render the dialog too, but do not change the result.
  const own = useMemo(
    () => (search.status === 'ready' && query !== '' ? search.search(query) : undefined),
    [search, query],
  );
  return query !== '' && answer?.query === query ? answer.result : own;
}

function ignore(): void {}
