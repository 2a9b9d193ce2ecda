import type { TitledText } from '../../content/titled-text.ts';
import classes from './ItemList.module.css';

/** Titled points, one below the other. */
export function ItemList({ items }: { items: TitledText[] }) {
  return (
    <dl className={classes.items}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
