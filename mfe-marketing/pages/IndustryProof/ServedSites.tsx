import { Section } from '@site/ui/Section';
import { SampleTable } from '../../components/SampleTable.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/contents-of.ts';
import classes from './ServedSites.module.css';

/** Sites that we serve already, in numbers, with how to speak to one of them. */
export function ServedSites({ served: { title, text, caption, head, rows } }: Pick<IndustryProof, 'served'>) {
  const id = anchorOf(title);
  return (
    <Section room="joined" labelledBy={id}>
      <div className={classes.root}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <SampleTable kind="count" caption={caption} isCaptionHidden head={head} rows={rows} />
      </div>
    </Section>
  );
}
