import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { ResponseChapter } from './ResponseChapter.tsx';
import { SheetChapter } from './SheetChapter.tsx';

type ProofBlockProps = Pick<IndustryContent, 'voice' | 'closeUp'> & { proof: IndustryProof };

/** What decides, one band each: times with what they cost us, and a signed record. */
export function ProofBlock({ proof: { times, specimen }, voice, closeUp }: ProofBlockProps) {
  return (
    <>
      <ResponseChapter times={times} />
      <SheetChapter specimen={specimen} voice={voice} closeUp={closeUp} />
    </>
  );
}
