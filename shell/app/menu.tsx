import { homePath } from '@site/brand';
import type { RouteEntry } from '@site/contracts/part';
import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { usePageLanguage } from './frame-words.ts';
import { type Language, pathIn } from './language.ts';

export interface MenuItem {
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: Language | undefined;
  path: string;
  /** It leads to the home page, below which other pages are not its own: `/hi` and `/hi/contact`. */
  isHome?: true;
  /** Entries of the submenu below it. */
  items: MenuItem[];
}

/** The entries of a menu group, in the language of the page on screen. */
export function useMenu(group: string): MenuItem[] {
  return menuTree(useShell().routes, group, usePageLanguage());
}

/** The entries of a menu group in order, each with the group it opens, in a page's language where they have a label in it. */
export function menuTree(
  routes: readonly Pick<RouteEntry, 'path' | 'menus' | 'canonical' | 'lang' | 'translates'>[],
  group: string,
  language: Language = 'en-IN',
): MenuItem[] {
  return routes
    .flatMap((route) => route.menus.filter((place) => place.group === group).map((place) => ({ ...place, route })))
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label, 'en'))
    .map(({ label, labels = {}, route, opens }) => ({
      label: labels[language] ?? label,
      ...(language !== 'en-IN' && !labels[language] && { lang: 'en-IN' as const }),
      path: language === 'en-IN' ? route.path : pathIn(language, route.canonical ?? route.path, routes),
      ...((route.canonical ?? route.path) === '/' && { isHome: true as const }),
      items: opens && opens !== group ? menuTree(routes, opens, language) : [],
    }));
}

/** A menu entry that marks the current page and the entries above it. `here` is from `usePagePath`, which takes too long for each entry of a menu. */
export function MenuLink({ item, here }: { item: MenuItem; here: string }) {
  const place = placeOf(item, here);
  return (
    <Link to={item.path} lang={item.lang} aria-current={place === 'page' ? 'page' : undefined} data-place={place}>
      {item.label}
    </Link>
  );
}

/** Whether a menu entry is the current page, or above it in the menu. */
export function placeOf(item: MenuItem, pathname: string): 'page' | 'above' | undefined {
  const here = pathname === '/' ? homePath : pathname;
  if (item.path === here) return 'page';
  const isBelow = !item.isHome && here.startsWith(`${item.path}/`);
  return isBelow || item.items.some((inner) => inner.path === here) ? 'above' : undefined;
}

/** Links to pages as list items. */
export function LinkItems({ items }: { items: MenuItem[] }) {
  return items.map(({ path, label, lang }) => (
    <li key={path}>
      <Link to={path} lang={lang}>
        {label}
      </Link>
    </li>
  ));
}
