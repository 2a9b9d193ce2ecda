import { useHydrated } from '@site/ui/useHydrated';
import type { MouseEvent } from 'react';
import { useSite } from '../site-context.ts';
import { loadDialog } from './SearchHost.tsx';
import { searchPath } from './search-index.ts';

/** Makes a link lead to the search page without scripts, and with them open the search over the current page. */
export function useSearchLink() {
  const { store } = useSite();
  return {
    to: searchPath,
    'aria-haspopup': useHydrated() ? ('dialog' as const) : undefined,
    onClick: (event: MouseEvent) => {
      // The visitor asked for a new tab or window, which should show the search page.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      store.getState().openSearch();
    },
    onPointerEnter: prepare,
    onTouchStart: prepare,
    onFocus: prepare,
  };
}

/** Loads code and index while the visitor is on the way to the link. A failure is reported when the link is pressed. */
function prepare() {
  loadDialog()
    .then(({ loadSearch }) => loadSearch())
    .catch(() => undefined);
}
