import { useShell } from '@site/host/shell-api';
import { useRef } from 'react';
import { MenuLink } from './MenuLink.tsx';
import { menuTree } from './menu-tree.ts';
import classes from './Navigation.module.css';
import { Submenu } from './Submenu.tsx';
import { useClosingMenus } from './useClosingMenus.ts';

/** The main menu from 1200 px on; `MobileMenu` replaces it below that. */
export function Navigation() {
  const ref = useRef<HTMLElement>(null);
  useClosingMenus(ref);
  return (
    <nav className={classes.root} aria-label="Main" ref={ref}>
      <ul>
        {menuTree(useShell().routes, 'main').map((item) =>
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
