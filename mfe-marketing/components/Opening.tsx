import classes from './Opening.module.css';

/** The opening paragraphs of a page whose remainder is not plain text. */
export function Opening({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={classes.opening}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
