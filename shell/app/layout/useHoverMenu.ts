import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Hovering with a mouse opens the entry until the mouse leaves; a click keeps it open. */
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
    // Otherwise the first click would close what hovering has just opened.
    if (isOpenByHover.current && ref.current?.open) event.preventDefault();
    isOpenByHover.current = false;
  }

  return { ref, hover: { onPointerEnter: open, onPointerLeave: close }, summary: { onClick: keepOpen } };
}
