import { useShell } from '@site/host/shell-api';
import { Fold } from '@site/ui/Fold';
import { LinkItems } from './LinkItems.tsx';
import { menuTree } from './menu-tree.ts';

interface FooterListProps {
  title: string;
  /** Menu group of the route table. */
  group: string;
}

export function FooterList({ title, group }: FooterListProps) {
  const items = menuTree(useShell().routes, group);
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={`footer-${group}`}>
      <Fold id={`footer-${group}`} title={title}>
        <ul>
          <LinkItems items={items} />
        </ul>
      </Fold>
    </nav>
  );
}
