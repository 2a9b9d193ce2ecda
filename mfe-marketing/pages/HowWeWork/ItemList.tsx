import type { TitledText } from '../../content/titled-text.ts';
import classes from './ItemList.module.css';

/** Titled points, one below the other. */
export function ItemList({ items }: { items: TitledText[] }) {
  return (
    <ul className={classes.items}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
