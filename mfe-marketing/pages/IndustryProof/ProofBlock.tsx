import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { QuietPair } from './QuietPair.tsx';
import { ResponseChapter } from './ResponseChapter.tsx';
import { SheetChapter } from './SheetChapter.tsx';
import { StaffingChapter } from './StaffingChapter.tsx';

type ProofBlockProps = Pick<IndustryContent, 'voice' | 'closeUp'> & { proof: IndustryProof };

/** What is compared first, one band each: times with what they cost us, people with their price, a signed record. Then how the work is done. */
export function ProofBlock({ proof, voice, closeUp }: ProofBlockProps) {
  const { times, table, price, specimen } = proof;
  return (
    <>
      <ResponseChapter times={times} />
      <StaffingChapter table={table} price={price} />
      <SheetChapter specimen={specimen} voice={voice} />
      <QuietPair proof={proof} closeUp={closeUp} />
    </>
  );
}

/** The headings of its bands, in their order. */
export function titlesOf(proof: IndustryProof): string[] {
  return [proof.times, proof.table, proof.price, proof.specimen, proof, proof.start].map(({ title }) => title);
}
