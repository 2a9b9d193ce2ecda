import type { RouteEntry } from '@site/contracts/part';

export interface MenuItem {
  label: string;
  path: string;
  /** Entries of the submenu below it. */
  items: MenuItem[];
}

/** The entries of a menu group in order, each with the group it opens. */
export function menuTree(routes: readonly Pick<RouteEntry, 'path' | 'menus'>[], group: string): MenuItem[] {
  return routes
    .flatMap((route) =>
      route.menus.filter((place) => place.group === group).map((place) => ({ ...place, path: route.path })),
    )
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label, 'en'))
    .map(({ label, path, opens }) => ({ label, path, items: opens && opens !== group ? menuTree(routes, opens) : [] }));
}

/** Whether a menu entry is the current page, or above it in the menu. */
export function placeOf(item: MenuItem, pathname: string): 'page' | 'above' | undefined {
  const here = pathname === '/' ? '/home' : pathname;
  if (item.path === here) return 'page';
  const isAbove = here.startsWith(`${item.path}/`) || item.items.some((inner) => inner.path === here);
  return isAbove ? 'above' : undefined;
}
