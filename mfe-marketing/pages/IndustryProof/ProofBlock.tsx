import { Section } from '@site/ui/Section';
import { SampleTable } from '../../components/SampleTable.tsx';
import type { IndustryContent, IndustryProof } from '../../content/industries/types.ts';
import { anchorOf } from '../../data/headings.ts';
import classes from './ProofBlock.module.css';
import { ReferenceBand } from './ReferenceBand.tsx';
import { ResponseChapter } from './ResponseChapter.tsx';
import { SpecimenChapter } from './SpecimenChapter.tsx';

type ProofBlockProps = Pick<IndustryContent, 'voice' | 'closeUp'> & { proof: IndustryProof };

/** The evidence for buyers, in four bands: sites served, response times with their penalties, reference tables, a signed record. */
export function ProofBlock({ proof, voice, closeUp }: ProofBlockProps) {
  return (
    <>
      <ServedSites served={proof.served} />
      <ResponseChapter times={proof.times} />
      <ReferenceBand proof={proof} />
      <SpecimenChapter specimen={proof.specimen} voice={voice} closeUp={closeUp} />
    </>
  );
}

/** Sites that we serve already, in numbers, with how to speak to one of them. */
function ServedSites({ served: { title, text, caption, head, rows } }: Pick<IndustryProof, 'served'>) {
  const id = anchorOf(title);
  return (
    <Section room="joined" labelledBy={id}>
      <div className={classes.served}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <SampleTable kind="count" caption={caption} isCaptionHidden head={head} rows={rows} />
      </div>
    </Section>
  );
}
