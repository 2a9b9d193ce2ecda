import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { ResponseChapter } from './ResponseChapter.tsx';
import { SheetChapter } from './SheetChapter.tsx';

type ProofBlockProps = Pick<IndustryContent, 'voice' | 'closeUp'> & { proof: IndustryProof };

/** What decides, one band each: a signed record, then times with what they cost us. */
export function ProofBlock({ proof: { times, specimen }, voice, closeUp }: ProofBlockProps) {
  return (
    <>
      <SheetChapter specimen={specimen} voice={voice} closeUp={closeUp} />
      <ResponseChapter times={times} />
    </>
  );
}
