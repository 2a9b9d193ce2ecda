import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { searchIcon } from '@site/ui/icons';
import { useHydrated } from '@site/ui/useHydrated';
import type { MouseEvent } from 'react';
import { useSite, useSiteState } from '../site-context.ts';
import classes from './SearchButton.module.css';
import { loadDialog } from './SearchHost.tsx';
import { searchPath } from './search-address.ts';

/** The header's way to the search. */
export function SearchButton() {
  const link = useSearchLink();
  const isWaiting = useSiteState(({ search }) => search === 'opening');
  return (
    <Link
      {...link}
      className={classes.root}
      aria-label="Search"
      aria-keyshortcuts={link['aria-haspopup'] && 'Control+K Meta+K'}
      data-waiting={isWaiting || undefined}
    >
      <Icon drawing={searchIcon} />
    </Link>
  );
}

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
