import { CustomerVoice } from '../../components/CustomerVoice.tsx';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { anchorOf } from '../../data/anchor-of.ts';

type SheetChapterProps = Pick<IndustryProof, 'specimen'> & Pick<IndustryContent, 'voice'>;

/** A record as it is signed on the spot, and a customer who reads it. */
export function SheetChapter({ specimen: { title, intro, sheet }, voice }: SheetChapterProps) {
  return (
    <SideHeadedSection
      id={anchorOf(title)}
      title={title}
      intro={intro}
      beside={voice && <CustomerVoice voice={voice} />}
    >
      <RoundSheet {...sheet} />
    </SideHeadedSection>
  );
}
