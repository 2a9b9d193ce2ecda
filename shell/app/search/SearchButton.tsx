import { Icon } from '@site/ui/Icon';
import { searchIcon } from '@site/ui/icons';
import { useHydrated } from '@site/ui/useHydrated';
import type { MouseEvent } from 'react';
import { useFrameWords } from '../frame-words.ts';
import { useSite, useSiteState } from '../site-context.ts';
import classes from './SearchButton.module.css';
import { isAppleSystem, loadDialog } from './SearchHost.tsx';
import { searchFieldPath } from './search-address.ts';

/** The header's way to the search: a form, so that without scripts it leads to the search page. */
export function SearchButton() {
  const opener = useSearchOpener();
  const isWaiting = useSiteState(({ search }) => search === 'opening');
  return (
    <form className={classes.root} action={searchFieldPath}>
      <button
        {...opener}
        type="submit"
        aria-label={useFrameWords().search}
        aria-keyshortcuts={opener['aria-haspopup'] && (isAppleSystem() ? 'Meta+K' : 'Control+K')}
        data-waiting={isWaiting || undefined}
      >
        <Icon icon={searchIcon} />
      </button>
    </form>
  );
}

/** Makes a link or button that leads to the search page open the search over the current page instead, once scripts run. */
export function useSearchOpener() {
  const { store } = useSite();
  return {
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

/** Loads code and index while the visitor is on the way to the button. A failure is reported when it is pressed. */
function prepare() {
  loadDialog()
    .then(({ loadSearch }) => loadSearch())
    .catch(() => undefined);
}
