import { Fold } from '@site/ui/Fold';
import type { TitledText } from '../../content/types.ts';
import classes from './ItemGrid.module.css';

export function ItemGrid({ items }: { items: TitledText[] }) {
  return (
    <ul className={classes.items}>
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
