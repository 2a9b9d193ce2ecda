import { Fold } from '@site/ui/Fold';
import { CustomerVoice } from '../../components/CustomerVoice.tsx';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { anchorOf } from '../../data/contents-of.ts';
import classes from './SpecimenChapter.module.css';

type SpecimenChapterProps = Pick<IndustryProof, 'specimen'> & Pick<IndustryContent, 'voice' | 'closeUp'>;

/** A specimen of a signed record, beside a customer's words about it and a picture of the ward. */
export function SpecimenChapter({ specimen: { title, intro, sheet, row }, voice, closeUp }: SpecimenChapterProps) {
  return (
    <SideHeadedSection
      id={anchorOf(title)}
      title={title}
      intro={intro}
      beside={voice && <CustomerVoice voice={voice} />}
      pictures={[closeUp]}
      tone="tint"
    >
      <div className={classes.sheet}>
        <Fold {...row} level={3}>
          <RoundSheet {...sheet} />
        </Fold>
      </div>
    </SideHeadedSection>
  );
}
