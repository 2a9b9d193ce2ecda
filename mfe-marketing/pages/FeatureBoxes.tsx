import type { TitledText } from '../content/titled-text.ts';
import classes from './FeatureBoxes.module.css';

/** What marks our work for an industry: three boxes in a row, below each other on a phone. */
export function FeatureBoxes({ boxes }: { boxes: TitledText[] }) {
  return (
    <ul className={classes.boxes} aria-label="Features">
      {boxes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
