import type { TitledText } from '../../content/types.ts';
import classes from './ItemGrid.module.css';

export function ItemGrid({ items }: { items: TitledText[] }) {
  return (
    <ul className={classes.items}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
