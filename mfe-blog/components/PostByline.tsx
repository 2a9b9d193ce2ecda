import { indianDate } from '@site/text/indian-time';
import classes from './PostByline.module.css';

interface PostBylineProps {
  reviewedBy?: string | undefined;
  readingMinutes?: number | undefined;
  /** ISO 8601, UTC. Left out on a card, which has the date in its badge. */
  published?: string;
  updated?: string;
  className?: string;
}

/** Who wrote and who checked a post, how long it takes to read, and when it was written. */
export function PostByline({ reviewedBy, readingMinutes, published, updated, className = '' }: PostBylineProps) {
  return (
    <p className={`${classes.byline} ${className}`}>
      <span>by Admin</span>
      {reviewedBy && (
        <>
          {' '}
          <span>Reviewed by {reviewedBy}</span>
        </>
      )}
      {readingMinutes && (
        <>
          {' '}
          <span>{`${readingMinutes}-minute read`}</span>
        </>
      )}
      {/* Last, because its digits are wider in the web font and would move what follows. */}
      {published && (
        <>
          {' '}
          <PostDate published={published} shape="line" />
        </>
      )}
      {updated && (!published || updated > published) && (
        <>
          {' '}
          <span>
            Updated <PostDate published={updated} shape="line" />
          </span>
        </>
      )}
    </p>
  );
}

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
