import { Fold } from '@site/ui/Fold';
import type { GroupsContent } from '../../content/how-we-work-types.ts';
import type { TitledText } from '../../content/titled-text.ts';
import classes from './ItemGroups.module.css';
import { ItemList } from './ItemList.tsx';

/** Points in columns; on a phone in groups, each a row that says which points it holds. */
export function ItemGroups({ groups }: Pick<GroupsContent, 'groups'>) {
  return (
    <div className={classes.groups}>
      {groups.map(({ title, items }) => (
        <Fold key={title} title={title} hint={inOneLine(items)} level={3}>
          <ItemList items={items} />
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
