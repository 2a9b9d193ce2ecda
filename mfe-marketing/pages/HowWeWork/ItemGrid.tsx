import { Fold } from '@site/ui/Fold';
import type { TitledText } from '../../content/types.ts';
import classes from './ItemGrid.module.css';

interface ItemGridProps {
  items: TitledText[];
  /** `cards` stand out, `lines` do not. */
  look?: 'lines' | 'cards';
}

export function ItemGrid({ items, look = 'lines' }: ItemGridProps) {
  return (
    <ul className={classes.items} data-look={look}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Fold title={title} level={3}>
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
