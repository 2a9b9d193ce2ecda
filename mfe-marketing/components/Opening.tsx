import classes from './Opening.module.css';

/** The first paragraphs of a page that goes on with something else than text. */
export function Opening({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={classes.opening}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
