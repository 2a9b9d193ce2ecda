import { Fold } from '@site/ui/Fold';
import type { GroupsContent } from '../../content/how-we-work-types.ts';
import classes from './ItemGroups.module.css';
import { ItemList } from './ItemList.tsx';

interface ItemGroupsProps {
  groups: GroupsContent['groups'];
  /** `rows`: groups of cards below each other; `columns`: groups of lines side by side. */
  layout: 'rows' | 'columns';
}

/** Points under the headings of their groups; on a phone a group folds as one. */
export function ItemGroups({ groups, layout }: ItemGroupsProps) {
  return (
    <div className={classes.groups} data-layout={layout}>
      {groups.map(({ title, items }, place) => (
        <Fold key={title} title={title} level={3} isOpen={place === 0}>
          <ItemList items={items} level={4} look={layout === 'rows' ? 'cards' : 'lines'} />
        </Fold>
      ))}
    </div>
  );
}
