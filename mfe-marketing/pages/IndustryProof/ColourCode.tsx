import { Fold } from '@site/ui/Fold';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import classes from './ColourCode.module.css';

/** Cleaning colours, each with its name, so that nobody has to tell them apart by sight. */
export function ColourCode({ colours: { title, codes, note } }: Pick<IndustryProof, 'colours'>) {
  return (
    <Fold title={title} hint={codes.map(({ name }) => name).join(', ')} level={3}>
      <dl className={classes.root}>
        {codes.map(({ name, use }) => (
          <div key={name} data-paint={name}>
            <dt>{name}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{note}</p>
    </Fold>
  );
}
