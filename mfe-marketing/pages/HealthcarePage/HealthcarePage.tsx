import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { BackToContents } from '../../components/BackToContents.tsx';
import { CaseStudy, caseStudyTitle } from '../../components/CaseStudy.tsx';
import { CompanyFacts } from '../../components/CompanyFacts.tsx';
import { ContentsBand } from '../../components/ContentsBand.tsx';
import { benefitsTitle, IndustryBenefits } from '../../components/IndustryBenefits.tsx';
import { QuoteForm } from '../../components/QuoteForm.tsx';
import { VisitAction, VisitCall } from '../../components/VisitCall.tsx';
import { useContent } from '../../data/useContent.ts';
import classes from './HealthcarePage.module.css';
import { ReferenceBand } from './ReferenceBand.tsx';
import { ResponseChapter } from './ResponseChapter.tsx';
import { ServedSites } from './ServedSites.tsx';
import { TenderPackLink } from './TenderPackLink.tsx';
import { WardSheet } from './WardSheet.tsx';

/** Evidence for buyers who compare contractors, then the case study and benefits that every industry has. */
export function HealthcarePage() {
  const hospital = useContent<'HealthcarePage'>();
  const { name, lead, illustration, closeUp, figures, served, times, reference, sample, visit } = hospital;
  return (
    <article className={classes.page}>
      <Banner
        title={name}
        intro={lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground="sun"
        action={
          <VisitAction title={name}>
            <TenderPackLink />
          </VisitAction>
        }
      />
      <Section tone="deep" spacing="slim">
        <CompanyFacts figures={figures} />
      </Section>
      {/* The case study is listed by the label above its first heading. */}
      <ContentsBand
        titles={[served.title, times.title, reference.title, sample.title, caseStudyTitle, benefitsTitle]}
      />
      <ServedSites served={served} />
      <ResponseChapter times={times} />
      <ReferenceBand hospital={hospital} />
      <WardSheet sample={sample} closeUp={closeUp} />
      <Section>
        <CaseStudy {...hospital} />
      </Section>
      <IndustryBenefits industry={hospital} isJoined />
      <Section spacing="joined">
        <aside aria-label="Call us">
          <VisitCall {...visit} />
        </aside>
      </Section>
      <QuoteForm />
      <BackToContents />
    </article>
  );
}
