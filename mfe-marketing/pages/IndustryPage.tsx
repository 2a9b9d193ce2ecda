import { Fragment } from '@site/host/services';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { HowWeWorkLink } from '../components/HowWeWorkLink.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import { servicePagesOf } from '../content/industry-services.ts';
import type { IndustryContent, TitledText } from '../content/types.ts';
import { useContent } from '../data/useContent.ts';
import classes from './IndustryPage.module.css';
import { ProofBlock, proofTableId } from './ProofBlock.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import { WasteBox } from './WasteBox.tsx';

/** A case study, made up of what is typical: what was wrong, what was done, what it brought. */
export function IndustryPage() {
  const industry = useContent<IndustryContent>();
  const { name, lead, illustration, proof } = industry;
  return (
    <article className={classes.page}>
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
        <div className={classes.columns} data-boxed={industry.hasWasteBox || undefined}>
          <CaseStudy industry={industry} />
          <div className={classes.beside}>
            <Advantages advantages={industry.advantages} />
            <Services slug={industry.slug} />
            {industry.hasWasteBox && <WasteBox />}
          </div>
          <aside className={classes.call} aria-label="Call us">
            <VisitCall
              title="Have a similar requirement?"
              text="Tell us about it in two minutes and we will say what we would check first."
            />
          </aside>
        </div>
      </Section>
      {proof && <ProofBlock proof={proof} />}
      <Section tone="tint" labelledBy="benefits">
        <Benefits benefits={industry.benefits} />
      </Section>
      <Section tone="deep" labelledBy="boxes">
        <SectionHeading id="boxes" title="What you can count on" />
        <Boxes boxes={industry.boxes} />
      </Section>
      <Fragment name="QuoteForm" />
      <NextPage group="industries" />
    </article>
  );
}

function CaseStudy({ industry }: { industry: IndustryContent }) {
  return (
    <div className={classes.study}>
      <p className={classes.focus}>Example case study: {industry.focusInWords ?? industry.focus.toLowerCase()}</p>
      <Chapter title="Problem statement" chapter="problem" paragraphs={industry.problem} />
      <Chapter title="Solution" chapter="solution" paragraphs={industry.solution} />
    </div>
  );
}

function Advantages({ advantages }: { advantages: string[] }) {
  return (
    <section>
      <h2>Advantages</h2>
      <ol className={classes.advantages}>
        {advantages.map((advantage) => (
          <li key={advantage}>{advantage}</li>
        ))}
      </ol>
    </section>
  );
}

function Services({ slug }: { slug: string }) {
  return (
    <section>
      <h2>Services used here</h2>
      <ServiceLinks names={servicePagesOf(slug)} />
    </section>
  );
}

interface ChapterProps {
  title: string;
  chapter: 'problem' | 'solution';
  paragraphs: string[];
}

function Chapter({ title, chapter, paragraphs }: ChapterProps) {
  return (
    <section className={classes.chapter} data-chapter={chapter}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Benefits({ benefits }: { benefits: TitledText[] }) {
  return (
    <div className={classes.benefits}>
      <h2 id="benefits">Benefits</h2>
      <dl>
        {benefits.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <HowWeWorkLink />
    </div>
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
