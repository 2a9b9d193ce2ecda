import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import { useAfterNavigation } from '@site/ui/useAfterNavigation';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useFrameWords, usePagePath } from '../frame-words.ts';
import { isComposing } from '../is-composing.ts';
import { type MenuItem, MenuLink, useMenu } from '../menu.tsx';
import classes from './Navigation.module.css';

/** The main menu from 1200 px on; `MobileMenu` replaces it below that. */
export function Navigation() {
  const ref = useRef<HTMLElement>(null);
  useClosingMenus(ref);
  const { mainMenu } = useFrameWords();
  const here = usePagePath();
  return (
    <nav className={classes.root} aria-label={mainMenu} ref={ref}>
      <ul>
        {useMenu('main').map((item) =>
          item.items.length > 0 ? (
            <Submenu key={item.path} item={item} here={here} />
          ) : (
            <li key={item.path}>
              <MenuLink item={item} here={here} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** Closes open submenus on Escape (focus returns to their toggle), on a click or focus elsewhere, and after navigation. */
function useClosingMenus(ref: RefObject<HTMLElement | null>) {
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

/** Submenus share the name of their `details`, so the browser keeps at most one open, with and without scripts. */
function Submenu({ item, here }: { item: MenuItem; here: string }) {
  const { ref, hover, summary } = useHoverMenu();
  const { pagesUnder } = useFrameWords();
  return (
    <li {...hover}>
      <MenuLink item={item} here={here} />
      <details name="main-menu" ref={ref} suppressHydrationWarning>
        <summary aria-label={pagesUnder(item.label)} {...summary}>
          <Icon icon={chevronDownIcon} />
        </summary>
        <ul data-long={item.items.length > 8 || undefined}>
          {item.items.map((inner) => (
            <li key={inner.path} data-all={inner.path === item.path || undefined}>
              <MenuLink item={inner} here={here} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Hovering with a mouse opens the entry until the mouse leaves; a click keeps it open. */
function useHoverMenu() {
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
