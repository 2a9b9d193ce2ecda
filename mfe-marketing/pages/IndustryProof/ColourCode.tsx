import type { IndustryProof } from '../../content/industry-proof-types.ts';
import classes from './ColourCode.module.css';

/** The colours themselves, each with its name, so that nobody has to tell them apart by sight. */
export function ColourCode({ colours: { title, codes, note } }: Pick<IndustryProof, 'colours'>) {
  return (
    <section className={classes.root}>
      <h3>{title}</h3>
      <dl>
        {codes.map(({ name, use }) => (
          <div key={name} data-paint={name}>
            <dt>{name}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </section>
  );
}
