import { Fragment } from '@site/host/services';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { BackToContents } from '../components/BackToContents.tsx';
import { ContentsBand } from '../components/ContentsBand.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import { WorkSampleBand } from '../components/WorkSampleBand.tsx';
import type { IndustryContent, IndustryProof } from '../content/industries/types.ts';
import { useContent } from '../data/useContent.ts';
import { CaseStudy, caseStudyTitle } from './CaseStudy.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { benefitsTitle, IndustryBenefits } from './IndustryBenefits.tsx';
import classes from './IndustryPage.module.css';
import { ProofBlock } from './IndustryProof/ProofBlock.tsx';

export function IndustryPage() {
  const industry = useContent<IndustryContent>();
  const { name, lead, illustration, closeUp, sample, proof, voice } = industry;
  return (
    <article className={classes.page}>
      <Banner
        title={name}
        crumbs={[{ label: name }]}
        intro={lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground="sun"
        action={<ButtonLink to="/contact">Arrange a visit</ButtonLink>}
      />
      {proof && (
        <>
          <Section tone="deep" room="slim">
            <CompanyFacts figures={proof.figures} />
          </Section>
          <ContentsBand titles={titlesOf(proof)} />
          <ProofBlock proof={proof} voice={voice} closeUp={closeUp} />
        </>
      )}
      <Section>
        <CaseStudy {...industry} />
      </Section>
      {sample && <WorkSampleBand sample={sample} tone="tint" pictures={[sample.illustration ?? closeUp]} />}
      <IndustryBenefits industry={industry} isJoined={!sample} />
      <Section room="joined">
        <aside aria-label="Call us">
          <VisitCall {...(proof?.visit ?? requirement)} />
        </aside>
      </Section>
      <Fragment name="QuoteForm" fallback={<HiddenQuoteForm />} />
      <NextPage group="industries" />
      {proof && <BackToContents />}
    </article>
  );
}

/** The main headings of the page. The case study is listed by the label above its first heading. */
function titlesOf({ served, specimen, times, reference }: IndustryProof): string[] {
  return [served.title, times.title, reference.title, specimen.title, caseStudyTitle, benefitsTitle];
}

/** The invitation on pages that have none of their own. */
const requirement = {
  title: 'Have a similar requirement?',
  text: 'Tell us about it in two minutes and we will say what we would check first.',
};

/**
 * The quote form of the specification, hidden and inactive (S24): shown in place of the contact part's fragment `QuoteForm` while its flag is
 * off. Nothing loads for it.
 */
function HiddenQuoteForm() {
  return (
    <form action="/contact" method="post" hidden inert>
      <fieldset disabled>
        <legend>Request a free quote</legend>
        <input name="form_name" type="text" required aria-label="Name" />
        <input name="form_email" type="email" required aria-label="Email address" />
        <input name="form_phone" type="tel" aria-label="Phone number" />
        <input name="form_subject" type="text" aria-label="Subject" />
        <textarea name="form_message" required aria-label="Message" />
        <input name="form_botcheck" type="hidden" />
        <button type="submit">Request a free quote</button>
      </fieldset>
    </form>
  );
}
