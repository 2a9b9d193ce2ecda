import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useAfterNavigation } from './useAfterNavigation.ts';

/**
 * A modal dialog that buttons open and close by `command`, before any script; lends a script to browsers that do not know it.
 * Spread `opener` and `closer` on buttons, `dialog` on the element. Closes on a click beside it and after navigation.
 */
export function useDialog(id: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const open = () => {
    if (!ref.current?.open) ref.current?.showModal();
  };
  const close = () => ref.current?.close();
  useAfterNavigation(close);

  return {
    open,
    close,
    opener: {
      command: 'show-modal',
      commandfor: id,
      'aria-haspopup': 'dialog',
      onClick: whereCommandsAreUnknown(open),
    },
    closer: { command: 'close', commandfor: id, onClick: whereCommandsAreUnknown(close) },
    dialog: {
      id,
      ref,
      closedby: 'any',
      // A visitor may have opened it before the scripts came.
      suppressHydrationWarning: true,
      onPointerDown: (event: PointerEvent) => {
        pressed.current = event.target;
      },
      onClick: ({ target }: MouseEvent) => {
        // Text marked with the pointer inside and let go beside is no click beside it.
        const isBeside = target === ref.current && pressed.current === ref.current;
        // A link to the page that is shown already navigates nowhere, so nothing else would close the menu.
        const isCurrentPage = target instanceof Element && target.closest('a[aria-current="page"]');
        if (isBeside || isCurrentPage) close();
      },
    },
  } as const;
}

function whereCommandsAreUnknown(act: () => void) {
  return () => {
    if (!('command' in HTMLButtonElement.prototype)) act();
  };
}
