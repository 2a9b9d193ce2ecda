import { Fold } from '@site/ui/Fold';
import type { TitledText } from '../../content/types.ts';
import classes from './ItemGrid.module.css';

interface ItemGridProps {
  items: TitledText[];
  /** `cards` stand out, `lines` do not. */
  look?: 'lines' | 'cards';
  /** Of their headings. */
  level?: 3 | 4;
}

export function ItemGrid({ items, look = 'lines', level = 3 }: ItemGridProps) {
  return (
    <ul className={classes.items} data-look={look}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Fold title={title} level={level}>
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
