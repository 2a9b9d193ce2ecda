import { toSlug } from '@site/text/slug';
import type { GroupsContent } from '../../content/how-we-work/types.ts';
import type { TitledText } from '../../content/types.ts';
import classes from './ItemList.module.css';

/** Titled points, one below the other; links lead to each by the slug of its title if it `isTarget`. */
export function ItemList({ items, isTarget = false }: { items: TitledText[]; isTarget?: boolean }) {
  return (
    <dl className={classes.items}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt id={isTarget ? toSlug(title) : undefined}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Points grouped by subject, one column for each group where there is room. */
export function ItemGroups({ groups }: Pick<GroupsContent, 'groups'>) {
  return (
    <div className={classes.groups}>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h4>{title}</h4>
          <ItemList items={items} isTarget />
        </section>
      ))}
    </div>
  );
}
