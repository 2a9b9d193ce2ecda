import { type MouseEvent, useRef } from 'react';
import { useAfterNavigation } from './useAfterNavigation.ts';

/** A modal dialog for buttons with `command`: lends a script to browsers without it, and closes after navigation. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();
  useAfterNavigation(close);

  return {
    ref,
    open: () => {
      if (!knowsCommands() && !ref.current?.open) ref.current?.showModal();
    },
    close: () => {
      if (!knowsCommands()) close();
    },
    closeOnBackdrop: (event: MouseEvent) => {
      // A link to the page that is shown already navigates nowhere, so nothing else would close the menu.
      const isCurrentPage = event.target instanceof Element && event.target.closest('a[aria-current="page"]');
      if (event.target === ref.current || isCurrentPage) close();
    },
  };
}

function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
