import { Fold } from '@site/ui/Fold';
import type { GroupsContent } from '../../content/how-we-work-types.ts';
import type { TitledText } from '../../content/titled-text.ts';
import { ItemList } from './ItemList.tsx';

/** Points in groups, each a row that says which points it holds. */
export function ItemGroups({ groups }: Pick<GroupsContent, 'groups'>) {
  return (
    <div>
      {groups.map(({ title, items }) => (
        <Fold key={title} title={title} hint={inOneLine(items)} level={3} when="always">
          <ItemList items={items} level={4} />
        </Fold>
      ))}
    </div>
  );
}

/** What the points are about: 'Security guards; lift maintenance; pest control'. */
function inOneLine(items: TitledText[]): string {
  const [first, ...others] = items.map(({ title }) => title);
  return [first, ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join('; ');
}
