import { Link, useLocation } from '@site/host/router';
import { type MenuItem, placeOf } from './menu-tree.ts';

/** A menu entry that marks the current page and the entries above it. */
export function MenuLink({ item }: { item: MenuItem }) {
  const place = placeOf(item, useLocation().pathname);
  return (
    <Link to={item.path} lang={item.lang} aria-current={place === 'page' ? 'page' : undefined} data-place={place}>
      {item.label}
    </Link>
  );
}
