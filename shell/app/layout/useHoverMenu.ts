import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A mouse over the entry opens it for as long as it stays; a click keeps it open. */
export function useHoverMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const isOpenByHover = useRef(false);

  function open(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !ref.current || ref.current.open) return;
    ref.current.open = true;
    isOpenByHover.current = true;
  }

  function close() {
    if (isOpenByHover.current && ref.current) ref.current.open = false;
    isOpenByHover.current = false;
  }

  function keepOpen(event: MouseEvent) {
    // Without this the first click of a mouse would close what its arrival has just opened.
    if (isOpenByHover.current && ref.current?.open) event.preventDefault();
    isOpenByHover.current = false;
  }

  return { ref, hover: { onPointerEnter: open, onPointerLeave: close }, summary: { onClick: keepOpen } };
}
