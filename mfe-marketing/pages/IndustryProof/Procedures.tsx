import type { IndustryProof } from '../../content/industry-proof-types.ts';
import classes from './Procedures.module.css';

/** How the work is done, grouped by subject. */
export function Procedures({ groups }: Pick<IndustryProof, 'groups'>) {
  return (
    <div className={classes.root}>
      {groups.map(({ title, points }) => (
        <section key={title}>
          <h4>{title}</h4>
          <dl>
            {points.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
