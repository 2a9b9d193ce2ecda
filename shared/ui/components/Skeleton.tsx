import classes from './Skeleton.module.css';

/** Stands where text will be; says nothing to a screen reader, so name the waiting region beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.root} aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}
