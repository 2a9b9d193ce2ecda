import { useAfterNavigation } from '@site/ui/useAfterNavigation';
import { type RefObject, useEffect } from 'react';
import { isComposing } from '../is-composing.ts';

/** Closes open submenus on Escape (focus returns to their toggle), on a click or focus elsewhere, and after navigation. */
export function useClosingMenus(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const openMenus = () => [...(ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];

    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      for (const menu of openMenus()) {
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
        menu.open = false;
      }
    };
    const closeElsewhere = ({ target }: Event) => {
      for (const menu of openMenus()) {
        if (target instanceof Node && !menu.parentElement?.contains(target)) menu.open = false;
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, [ref]);

  useAfterNavigation(() => {
    for (const menu of ref.current?.querySelectorAll('details') ?? []) menu.open = false;
  });
}
