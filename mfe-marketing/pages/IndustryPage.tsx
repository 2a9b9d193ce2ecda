import { Fragment } from '@site/host/services';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { BackToContents } from '../components/BackToContents.tsx';
import { ContentsBand } from '../components/ContentsBand.tsx';
import { HowWeWorkLink } from '../components/HowWeWorkLink.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { SideHeadedSection } from '../components/SideHeadedSection.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import { WorkSampleBand } from '../components/WorkSampleBand.tsx';
import type { TitledText } from '../content/titled-text.ts';
import type { IndustryContent } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { useContent } from '../data/useContent.ts';
import { CaseStudy } from './CaseStudy.tsx';
import classes from './IndustryPage.module.css';
import { ProofBlock, titlesOf } from './ProofBlock.tsx';

export function IndustryPage() {
  const industry = useContent<IndustryContent>();
  const { name, lead, illustration, ground, sample, proof } = industry;
  return (
    <article className={classes.page} data-ground={ground}>
      <Banner
        title={name}
        crumbs={[{ label: name }]}
        intro={lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground={ground}
      />
      {proof && <ContentsBand titles={[...titlesOf(proof), 'Benefits', boxesTitle]} />}
      <Section>
        <CaseStudy industry={industry} />
      </Section>
      {sample && <WorkSampleBand sample={sample} tone="tint" />}
      {proof && <ProofBlock proof={proof} />}
      <SideHeadedSection id="benefits" title="Benefits" tone={sample ? 'plain' : 'tint'} pointer={<HowWeWorkLink />}>
        <Benefits benefits={industry.benefits} />
      </SideHeadedSection>
      <Section tone={ground} labelledBy={boxesId}>
        <SectionHeading id={boxesId} title={boxesTitle} />
        <Boxes boxes={industry.boxes} />
      </Section>
      {proof && (
        <Section>
          <VisitCall {...proof.visit} />
        </Section>
      )}
      <Fragment name="QuoteForm" />
      <NextPage group="industries" />
      {proof && <BackToContents />}
    </article>
  );
}

const boxesTitle = 'What you can count on';
const boxesId = anchorOf(boxesTitle);

function Benefits({ benefits }: { benefits: TitledText[] }) {
  return (
    <dl className={classes.benefits}>
      {benefits.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Boxes({ boxes }: { boxes: IndustryContent['boxes'] }) {
  return (
    <div className={classes.boxes}>
      {boxes.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
