import { Section } from '@site/ui/Section';
import { SampleTable } from '../../components/SampleTable.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import classes from './ServedSites.module.css';

/** Whom we work for already, in numbers: beside them how a reader may ask there. */
export function ServedSites({ served: { title, text, caption, head, rows } }: Pick<IndustryProof, 'served'>) {
  return (
    <Section tone="sand">
      <div className={classes.root}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <SampleTable kind="count" caption={caption} isCaptionHidden head={head} rows={rows} />
      </div>
    </Section>
  );
}
