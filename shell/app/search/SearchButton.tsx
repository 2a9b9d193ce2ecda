import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { useHydrated } from '@site/ui/useHydrated';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import classes from './SearchButton.module.css';
import { searchPath } from './search-index.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Without scripts a link to the search page; with them it opens the search above the page shown, as Ctrl+K does everywhere. */
export function SearchButton() {
  const isHydrated = useHydrated();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isWaiting, setIsWaiting] = useState(false);

  const open = () => {
    setIsWaiting(true);
    loadDialog()
      // Wrapped, or React would call the component as an update of the state.
      .then(({ SearchDialog }) => setDialog(() => SearchDialog), leaveForSearchPage)
      .finally(() => setIsWaiting(false));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const onClick = (event: MouseEvent) => {
    // A new tab or window was asked for: that shall show the page.
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

function loadDialog() {
  return import(/* webpackChunkName: "SearchDialog" */ './SearchDialog.tsx');
}

/** Code and index come while the visitor is on the way to the button; a failure is told when it is pressed. */
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
