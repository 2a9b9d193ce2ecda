import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import classes from './PointList.module.css';

type Point = string | { title: string; text: string };

interface PointListProps {
  points: readonly Point[];
}

export function PointList({ points }: PointListProps) {
  return (
    <ul className={classes.root}>
      {points.map((point) => (
        <li key={typeof point === 'string' ? point : point.title}>
          <span className={classes.tick}>
            <Icon drawing={checkIcon} />
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
