import classes from './Skeleton.module.css';

/** Placeholder for text. Hidden from screen readers, so label the loading region around it. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={classes.root} aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}
