import type { TitledText } from '../../content/titled-text.ts';
import classes from './ItemList.module.css';

interface ItemListProps {
  items: TitledText[];
  /** Of their headings. */
  level: 3 | 4;
}

/** Titled points in rows of as many as have room. */
export function ItemList({ items, level }: ItemListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classes.items}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
