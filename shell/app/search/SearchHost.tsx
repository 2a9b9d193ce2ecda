import { useNavigate } from '@site/host/router';
import { useAfterNavigation } from '@site/ui/useAfterNavigation';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { isComposing } from '../is-composing.ts';
import { markShellFailed } from '../mark-part-failed.ts';
import { useSite, useSiteState } from '../site-context.ts';
import { searchFieldPath } from './search-address.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** The search over the current page, which links and Ctrl+K open from everywhere. Its code loads when it is asked for. */
export function SearchHost() {
  const { openSearch, setSearch } = useSite().store.getState();
  const search = useSiteState((state) => state.search);
  const [Dialog, setDialog] = useState<Dialog>();
  const navigate = useNavigate();
  const close = () => setSearch('closed');
  const openPage = useEffectEvent(() => {
    // Offline the browser would show its own error page; the router shows the site's, with the number to call.
    if (navigator.onLine) location.assign(searchFieldPath);
    else navigate(searchFieldPath);
  });

  useShortcut(openSearch);
  useAfterNavigation(close);
  useEffect(() => {
    if (search !== 'opening') return;
    let isCurrent = true;
    const show = (Loaded?: Dialog) => {
      if (!isCurrent) return;
      // In a function, because React would call the component itself as a state updater.
      setDialog(() => Loaded);
      setSearch(Loaded ? 'open' : 'closed');
      if (!Loaded) openPage();
    };
    loadDialog().then(
      ({ SearchDialog }) => show(SearchDialog),
      () => show(),
    );
    return () => {
      isCurrent = false;
    };
  }, [search, setSearch]);

  return (
    search === 'open' &&
    Dialog && (
      <ErrorBoundary
        onFailure={(error) => {
          markShellFailed(error);
          close();
        }}
      >
        <Dialog onClose={close} />
      </ErrorBoundary>
    )
  );
}

export function loadDialog() {
  return import(/* webpackChunkName: "SearchDialog" */ './SearchDialog.tsx');
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
