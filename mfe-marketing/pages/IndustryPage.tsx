import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { CaseStudy } from '../components/CaseStudy.tsx';
import { IndustryBenefits } from '../components/IndustryBenefits.tsx';
import { QuoteForm } from '../components/QuoteForm.tsx';
import { VisitAction, VisitCall } from '../components/VisitCall.tsx';
import { WorkSampleBand } from '../components/WorkSampleBand.tsx';
import { useContent } from '../data/useContent.ts';

export function IndustryPage() {
  const industry = useContent<'IndustryPage'>();
  const { name, lead, illustration, closeUp, together, sample } = industry;
  return (
    <article>
      <Banner
        title={name}
        intro={lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground="sun"
        action={<VisitAction title={name} />}
      />
      {together && <WorkSampleBand sample={together} tone="tint" pictures={[together.illustration ?? closeUp]} />}
      <Section>
        <CaseStudy {...industry} />
      </Section>
      <WorkSampleBand sample={sample} tone="tint" pictures={[sample.illustration ?? closeUp]} />
      <IndustryBenefits industry={industry} />
      <Section spacing="joined">
        <aside aria-label="Call us">
          <VisitCall
            title="Have a similar requirement?"
            text="Tell us about it in two minutes and we will say what we would check first."
          />
        </aside>
      </Section>
      <QuoteForm />
    </article>
  );
}
