import { indianDate } from '@site/text/indian-time';
import classes from './PostDate.module.css';

interface PostDateProps {
  /** ISO 8601, UTC. */
  published: string;
  /** A badge shows day and month, a line also the year. */
  shape: 'badge' | 'line';
}

export function PostDate({ published, shape }: PostDateProps) {
  const { day, month, year } = indianDate(published);
  return (
    <time className={classes.date} data-shape={shape} dateTime={published}>
      {shape === 'line' ? (
        `${day} ${month} ${year}`
      ) : (
        <>
          <span>{day}</span> <span>{month}</span>
        </>
      )}
    </time>
  );
}
