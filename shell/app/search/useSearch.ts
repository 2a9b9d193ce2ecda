import { useCallback, useEffect, useState } from 'react';
import type { Search } from './create-search.ts';

export type SearchState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; search: Search };

/** The search in the browser. Its index has usually loaded while the visitor was on the way to the button. */
export function useSearch(loadSearch: () => Promise<Search>): SearchState {
  const [state, setState] = useState<
    { status: 'loading' } | { status: 'failed' } | { status: 'ready'; search: Search }
  >({ status: 'loading' });
  const load = useCallback(() => {
    setState({ status: 'loading' });
    loadSearch().then(
      (search) => setState({ status: 'ready', search }),
      () => setState({ status: 'failed' }),
    );
  }, [loadSearch]);
  useEffect(load, [load]);
  return state.status === 'failed' ? { ...state, retry: load } : state;
}
