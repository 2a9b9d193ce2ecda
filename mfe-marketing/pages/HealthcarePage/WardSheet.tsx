import { toSlug } from '@site/text/slug';
import { Picture } from '@site/ui/Picture';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import type { HospitalContent } from '../../content/industries/types.ts';
import type { Testimonial } from '../../content/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './WardSheet.module.css';

type WardSheetProps = Pick<HospitalContent, 'sample' | 'closeUp'>;

/** A sample of a signed record, beside a customer's words about it and a picture of the ward. */
export function WardSheet({ sample: { title, intro, sheet, voice }, closeUp }: WardSheetProps) {
  return (
    <SideHeadedSection
      id={toSlug(title)}
      title={title}
      intro={intro}
      aside={<CustomerVoice voice={voice} />}
      pictures={[closeUp]}
      tone="tint"
    >
      <RoundSheet {...sheet} level={3} />
    </SideHeadedSection>
  );
}

/** A quotation of one customer about the content beside it. */
function CustomerVoice({ voice: { name, role, organisation, text, illustration } }: { voice: Testimonial }) {
  return (
    <figure className={classes.voice}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <div className={classes.portrait}>
        <Picture picture={illustration.picture} alt={illustration.alt} sizes={pictureSizes.face} ground="mint" />
        <small>Drawn portrait</small>
      </div>
      <figcaption>
        <strong>{name}</strong> {role}, {organisation}
      </figcaption>
    </figure>
  );
}
