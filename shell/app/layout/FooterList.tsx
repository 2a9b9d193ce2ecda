import { Link } from '@site/shared/router';
import { useServices } from '@site/shared/services';
import { menuTree } from './menu-tree.ts';

interface FooterListProps {
  title: string;
  /** Menu group of the route table. */
  group: string;
}

export function FooterList({ title, group }: FooterListProps) {
  const items = menuTree(useServices().routes, group);
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={`footer-${group}`}>
      <h2 id={`footer-${group}`}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <Link to={item.path}>{item.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
