import { useRef } from 'react';
import { useFrameWords } from './frame-words.ts';
import { MenuLink } from './MenuLink.tsx';
import classes from './Navigation.module.css';
import { Submenu } from './Submenu.tsx';
import { useClosingMenus } from './useClosingMenus.ts';
import { useMenu } from './useMenu.ts';

/** The main menu from 1200 px on; `MobileMenu` replaces it below that. */
export function Navigation() {
  const ref = useRef<HTMLElement>(null);
  useClosingMenus(ref);
  const { mainMenu } = useFrameWords();
  return (
    <nav className={classes.root} aria-label={mainMenu} ref={ref}>
      <ul>
        {useMenu('main').map((item) =>
          item.items.length > 0 ? (
            <Submenu key={item.path} item={item} />
          ) : (
            <li key={item.path}>
              <MenuLink item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
