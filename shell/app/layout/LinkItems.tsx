import { Link } from '@site/host/router';

/** Pages as items of a list. */
export function LinkItems({ items }: { items: { path: string; label: string }[] }) {
  return items.map(({ path, label }) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}
