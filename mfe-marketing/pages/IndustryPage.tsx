import { Fragment } from '@site/host/services';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { BackToContents } from '../components/BackToContents.tsx';
import { ContentsBand } from '../components/ContentsBand.tsx';
import { HowWeWorkLink } from '../components/HowWeWorkLink.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import { WorkSampleBand } from '../components/WorkSampleBand.tsx';
import type { TitledText } from '../content/titled-text.ts';
import type { IndustryContent } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { useContent } from '../data/useContent.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import classes from './IndustryPage.module.css';
import { ProofBlock, titlesOf } from './IndustryProof/ProofBlock.tsx';

export function IndustryPage() {
  const industry = useContent<IndustryContent>();
  const { name, lead, illustration, ground, sample, proof, voice } = industry;
  return (
    <article className={classes.page} data-ground={ground}>
      <Banner
        title={name}
        crumbs={[{ label: name }]}
        intro={lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground={ground}
        action={<ButtonLink to="/contact">Arrange a visit</ButtonLink>}
      />
      {proof && (
        <ContentsBand titles={[...titlesOf(proof), benefitsTitle]}>
          <CompanyFacts figures={proof.figures} />
        </ContentsBand>
      )}
      <Section>
        <CaseStudy industry={industry} />
      </Section>
      {sample && <WorkSampleBand sample={sample} tone={ground} />}
      {proof && <ProofBlock proof={proof} voice={voice} />}
      <Closing industry={industry} call={proof?.visit ?? requirement} />
      <Fragment name="QuoteForm" />
      <NextPage group="industries" />
      {proof && <BackToContents />}
    </article>
  );
}

const benefitsTitle = 'Benefits';

/** Where a page has no invitation of its own. */
const requirement = {
  title: 'Have a similar requirement?',
  text: 'Tell us about it in two minutes and we will say what we would check first.',
};

interface ClosingProps {
  industry: IndustryContent;
  call: TitledText;
}

/** Three promises beside what comes of them, then the invitation of the page's head again. */
function Closing({ industry: { benefits, boxes }, call }: ClosingProps) {
  const id = anchorOf(benefitsTitle);
  return (
    <Section labelledBy={id}>
      <div className={classes.head}>
        <h2 id={id}>{benefitsTitle}</h2>
        <HowWeWorkLink />
      </div>
      <div className={classes.pair}>
        <div className={classes.boxes}>
          {boxes.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <dl className={classes.benefits}>
          {benefits.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside className={classes.call} aria-label="Call us">
        <VisitCall {...call} />
      </aside>
    </Section>
  );
}
