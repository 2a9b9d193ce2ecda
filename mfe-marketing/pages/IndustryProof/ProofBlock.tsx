import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { ReferenceBand } from './ReferenceBand.tsx';
import { ResponseChapter } from './ResponseChapter.tsx';
import { ServedSites } from './ServedSites.tsx';
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
