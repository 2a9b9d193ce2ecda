import { Fragment } from '@site/host/services';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { HowWeWorkLink } from '../components/HowWeWorkLink.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { SideHeadedSection } from '../components/SideHeadedSection.tsx';
import type { IndustryContent, TitledText } from '../content/types.ts';
import { useContent } from '../data/useContent.ts';
import { CaseStudy } from './CaseStudy.tsx';
import classes from './IndustryPage.module.css';
import { ProofBlock, proofTableId } from './ProofBlock.tsx';

export function IndustryPage() {
  const industry = useContent<IndustryContent>();
  const { name, lead, illustration, proof } = industry;
  return (
    <article>
      <Banner
        title={name}
        crumbs={[{ label: name }]}
        intro={lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground="sun"
      >
        {proof && (
          <a className={classes.link} href={`#${proofTableId}`}>
            {proof.table.link}
          </a>
        )}
      </Banner>
      <Section>
        <CaseStudy industry={industry} />
      </Section>
      {proof && <ProofBlock proof={proof} />}
      <SideHeadedSection id="benefits" title="Benefits" tone="tint" pointer={<HowWeWorkLink />}>
        <Benefits benefits={industry.benefits} />
      </SideHeadedSection>
      <Section tone="deep" labelledBy="boxes">
        <SectionHeading id="boxes" title="What you can count on" />
        <Boxes boxes={industry.boxes} />
      </Section>
      <Fragment name="QuoteForm" />
      <NextPage group="industries" />
    </article>
  );
}

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
