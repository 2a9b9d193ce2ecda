import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import classes from './PointList.module.css';

type Point = string | { title: string; text: string };

interface PointListProps {
  points: readonly Point[];
  columns?: 1 | 2;
}

export function PointList({ points, columns = 1 }: PointListProps) {
  return (
    <ul className={classes.root} data-columns={columns}>
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
