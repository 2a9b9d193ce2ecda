import { Fold } from '@site/ui/Fold';
import { LinkItems } from './LinkItems.tsx';
import { useMenu } from './useMenu.ts';

interface FooterListProps {
  title: string;
  /** Menu group of the route table. */
  group: string;
}

export function FooterList({ title, group }: FooterListProps) {
  const items = useMenu(group);
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
