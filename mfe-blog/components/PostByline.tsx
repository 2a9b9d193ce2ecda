import classes from './PostByline.module.css';
import { PostDate } from './PostDate.tsx';

interface PostBylineProps {
  readingMinutes: number | undefined;
  /** ISO 8601, UTC. Left out on a card, which has the date in its badge. */
  published?: string;
  updated?: string;
  className?: string;
}

/** Who wrote a post, how long it takes to read, and when it was written. */
export function PostByline({ readingMinutes, published, updated, className = '' }: PostBylineProps) {
  return (
    <p className={`${classes.byline} ${className}`}>
      <span>by Admin</span>
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
