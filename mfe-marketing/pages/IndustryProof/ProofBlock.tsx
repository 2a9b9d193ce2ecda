import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { ResponseChapter } from './ResponseChapter.tsx';
import { ServedSites } from './ServedSites.tsx';
import { SheetChapter } from './SheetChapter.tsx';

type ProofBlockProps = Pick<IndustryContent, 'voice' | 'closeUp'> & { proof: IndustryProof };

/** What decides, one band each: who is served, a signed record, times with what they cost us. */
export function ProofBlock({ proof: { served, times, specimen }, voice, closeUp }: ProofBlockProps) {
  return (
    <>
      <ServedSites served={served} />
      <SheetChapter specimen={specimen} voice={voice} closeUp={closeUp} />
      <ResponseChapter times={times} />
    </>
  );
}
