import type { GroupsContent } from '../../content/how-we-work-types.ts';
import classes from './ItemGroups.module.css';
import { ItemList } from './ItemList.tsx';

/** Points grouped by subject, one column for each group where there is room. */
export function ItemGroups({ groups }: Pick<GroupsContent, 'groups'>) {
  return (
    <div className={classes.groups}>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h4>{title}</h4>
          <ItemList items={items} />
        </section>
      ))}
    </div>
  );
}
