import type { TitledText } from '../../content/types.ts';
import classes from './Limits.module.css';

export function Limits({ items }: { items: TitledText[] }) {
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
