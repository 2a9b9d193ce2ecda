import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { useHydrated } from '@site/ui/useHydrated';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import classes from './SearchButton.module.css';
import { searchPath } from './search-index.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Without scripts a link to the search page; with them it opens the search over the current page, as Ctrl+K does everywhere. */
export function SearchButton() {
  const isHydrated = useHydrated();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isWaiting, setIsWaiting] = useState(false);

  const open = () => {
    setIsWaiting(true);
    loadDialog()
      // In a function, because React would call the component itself as a state updater.
      .then(({ SearchDialog }) => setDialog(() => SearchDialog), leaveForSearchPage)
      .finally(() => setIsWaiting(false));
  };

  useShortcut(open);

  const onClick = (event: MouseEvent) => {
    // The visitor asked for a new tab or window, which should show the search page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <Link
        to={searchPath}
        className={classes.root}
        aria-label="Search"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts={isHydrated ? 'Control+K Meta+K' : undefined}
        data-waiting={isWaiting || undefined}
        onClick={onClick}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </Link>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Ctrl+K or Command+K, wherever the focus is. */
function useShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function loadDialog() {
  return import(/* webpackChunkName: "SearchDialog" */ './SearchDialog.tsx');
}

/** Loads code and index while the visitor is on the way to the button. A failure is reported when the button is pressed. */
function prepare() {
  loadDialog()
    .then(({ loadSearch }) => loadSearch())
    .catch(() => undefined);
}

function leaveForSearchPage() {
  location.assign(searchPath);
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}
