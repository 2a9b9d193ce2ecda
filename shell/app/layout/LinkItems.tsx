import { Link } from '@site/host/router';
import type { MenuItem } from './menu-tree.ts';

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
