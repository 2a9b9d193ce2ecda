import { Link } from '@site/host/router';

/** Links to pages as list items. */
export function LinkItems({ items }: { items: { path: string; label: string }[] }) {
  return items.map(({ path, label }) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}
