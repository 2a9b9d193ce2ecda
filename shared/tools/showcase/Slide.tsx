import classes from './Slide.module.css';

/** Something to fill a carousel with. */
export function Slide({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.root}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
