import type { ReactNode } from 'react';
import classes from './PointList.module.css';
import { Tick } from './Tick.tsx';

type Point = string | { title: string; text: ReactNode };

interface PointListProps {
  points: readonly Point[];
}

/**
 * A list of points with drawn ticks, or of titled points.
 * @example
 * <PointList points={['Trained staff', 'One bill a month']} />
 */
export function PointList({ points }: PointListProps) {
  return (
    <ul role="list" className={classes.root}>
      {points.map((point) => (
        <li key={typeof point === 'string' ? point : point.title}>
          {typeof point === 'string' ? <TickedPoint text={point} /> : <TitledPoint {...point} />}
        </li>
      ))}
    </ul>
  );
}

function TickedPoint({ text }: { text: string }) {
  return (
    <>
      <Tick />
      <span>{text}</span>
    </>
  );
}

/** Without a tick, because the point may not be done yet. */
function TitledPoint({ title, text }: { title: string; text: ReactNode }) {
  return (
    <>
      <span className={classes.tile} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </>
  );
}
