import type { TitledText } from '../content/titled-text.ts';
import classes from './NumberedTiles.module.css';

export function NumberedTiles({ tiles }: { tiles: TitledText[] }) {
  return (
    <ol className={classes.tiles}>
      {tiles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
