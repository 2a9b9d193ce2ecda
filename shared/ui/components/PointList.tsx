import { Icon } from './Icon.tsx';
import classes from './PointList.module.css';

type Point = string | { title: string; text: string };

export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={classes.root}>
      {points.map((point) => (
        <li key={typeof point === 'string' ? point : point.title}>
          <span className={classes.tick}>
            <Icon name="check" />
          </span>
          {typeof point === 'string' ? <span>{point}</span> : <TitledPoint {...point} />}
        </li>
      ))}
    </ul>
  );
}

function TitledPoint({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
