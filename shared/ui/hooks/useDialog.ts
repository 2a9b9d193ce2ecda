import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useAfterNavigation } from './useAfterNavigation.ts';

/**
 * A modal dialog that buttons open and close before any script runs: by `command`, or as a popover in browsers that do not know
 * commands. Spread `opener` and `closer` on buttons, `dialog` on the element. Closes on a click outside and after navigation.
 * @example
 * const { opener, closer, dialog } = useDialog('menu');
 * <button {...opener}>Menu</button>
 * <dialog {...dialog}><CloseButton label="Close menu" {...closer} /></dialog>
 */
export function useDialog(id: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const open = () => {
    if (!ref.current?.open) ref.current?.showModal();
  };
  const close = () => {
    // It may have been opened as a popover before hydration. Browsers older than popovers lack the method.
    ref.current?.hidePopover?.();
    ref.current?.close();
  };
  useAfterNavigation(close);

  return {
    open,
    close,
    opener: {
      command: 'show-modal',
      commandfor: id,
      popoverTarget: id,
      'aria-haspopup': 'dialog',
      onClick: insteadOfBrowser(open),
    },
    closer: {
      command: 'close',
      commandfor: id,
      popoverTarget: id,
      popoverTargetAction: 'hide',
      onClick: insteadOfBrowser(close),
    },
    dialog: {
      id,
      ref,
      popover: 'auto',
      closedby: 'any',
      // It may have been opened before hydration.
      suppressHydrationWarning: true,
      onPointerDown: (event: PointerEvent) => {
        pressed.current = event.target;
      },
      onClick: ({ target }: MouseEvent) => {
        // A text selection that starts inside and ends outside is not a click outside.
        const isBeside = target === ref.current && pressed.current === ref.current;
        // A link to the current page triggers no navigation, so nothing else would close the menu.
        const isCurrentPage = target instanceof Element && target.closest('a[aria-current="page"]');
        if (isBeside || isCurrentPage) close();
      },
    },
  } as const;
}

/** Once scripts run, they open and close it in place of the browser, as a modal dialog everywhere. */
function insteadOfBrowser(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
