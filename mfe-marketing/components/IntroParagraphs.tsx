import classes from './IntroParagraphs.module.css';

/** Introductory paragraphs above cards; the first is set larger. */
export function IntroParagraphs({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={classes.paragraphs}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
