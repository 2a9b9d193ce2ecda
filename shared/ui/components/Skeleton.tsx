import classes from './Skeleton.module.css';

interface SkeletonProps {
  lines?: number;
  shape?: 'text' | 'card';
}

/** Stands where text will be; says nothing to a screen reader, so name the waiting region beside it. */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <div className={classes.root} data-shape={shape} aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}
