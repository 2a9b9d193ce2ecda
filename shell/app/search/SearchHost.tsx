import { useNavigate } from '@site/host/router';
import { loadLater } from '@site/ui/load-later';
import { useAfterNavigation } from '@site/ui/useAfterNavigation';
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { isComposing } from '../is-composing.ts';
import { markShellFailed } from '../mark-part-failed.ts';
import { useSite, useSiteState } from '../site-context.ts';
import { searchFieldPath } from './search-address.ts';

/** The search over the current page, which links and Ctrl+K open from everywhere. Its code loads when it is asked for. */
export function SearchHost() {
  const { openSearch, finishOpening, closeSearch } = useSite().store.getState();
  // Deferred, so that the page stays as it is while the code loads.
  const isOpen = useDeferredValue(useSiteState(({ search }) => search !== 'closed'));
  useShortcut(openSearch);
  useAfterNavigation(closeSearch);
  useEffect(() => {
    if (isOpen) finishOpening();
  }, [isOpen, finishOpening]);
  const fail = (error: unknown) => {
    markShellFailed(error);
    closeSearch();
  };
  return (
    <Suspense>
      {isOpen && (
        <ErrorBoundary onFailure={fail}>
          <SearchDialog onClose={closeSearch} />
        </ErrorBoundary>
      )}
    </Suspense>
  );
}

const SearchDialog = loadLater(() => loadDialog().then((module) => module.SearchDialog), SearchPageInstead);

export function loadDialog() {
  return import(/* webpackChunkName: "SearchDialog" */ './SearchDialog.tsx');
}

/** Opens the search page where the dialog cannot come. */
function SearchPageInstead({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const openPage = useEffectEvent(() => {
    onClose();
    // Offline the browser would show its own error page; the router shows the site's, with the number to call.
    if (navigator.onLine) location.assign(searchFieldPath);
    else navigate(searchFieldPath);
  });
  useEffect(() => openPage(), []);
  return null;
}

/** Ctrl+K, or on Apple's systems Command+K, wherever the focus is. */
function useShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Input methods have a Ctrl+K of their own.
      if (isComposing(event) || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isApple = isAppleSystem();
  return key.toLowerCase() === 'k' && metaKey === isApple && ctrlKey !== isApple && !shiftKey && !altKey;
}

/** There Ctrl+K deletes the rest of a line. */
export function isAppleSystem(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
