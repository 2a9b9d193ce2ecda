import { brand } from '@site/brand';
import { Banner } from '@site/ui/Banner';
import { PointList } from '@site/ui/PointList';
import { Section } from '@site/ui/Section';
import { HowWeWorkLink } from '../components/HowWeWorkLink.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import type { Faq, ServiceContent, TitledText } from '../content/types.ts';
import { serviceTrail } from '../data/service-trail.ts';
import { useContent } from '../data/useContent.ts';
import { Accordion } from './Accordion.tsx';
import classes from './ServicePage.module.css';

export function ServicePage() {
  const service = useContent<ServiceContent>();
  return (
    <article className={classes.page}>
      {/* Its picture is the main content's, which begins with it. */}
      <Banner
        title={service.name}
        crumbs={[...serviceTrail, { label: service.name }]}
        intro={service.lead}
        picture={service.illustration.picture}
        alt={service.illustration.alt}
      />
      <Section>
        <div className={classes.columns}>
          <Description paragraphs={service.paragraphs} />
          <Offerings offerings={service.offerings} />
          <Highlights points={service.highlights} />
          <VisitCall
            title="Speak to a supervisor"
            text={`Tell us about your building and we will arrange a visit. New enquiries: ${brand.workingHours}.`}
          />
        </div>
      </Section>
      <Section tone="tint" labelledBy="benefits">
        <Benefits points={service.benefits} />
      </Section>
      <Section labelledBy="questions">
        <Questions faqs={service.faqs} />
      </Section>
      <NextPage group="services" />
    </article>
  );
}

function Description({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={classes.description}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Offerings({ offerings }: { offerings: string[] }) {
  return (
    <section className={classes.offerings} aria-labelledby="offerings">
      <h2 id="offerings">What is included</h2>
      <ul>
        {offerings.map((offering) => (
          <li key={offering}>{offering}</li>
        ))}
      </ul>
    </section>
  );
}

function Highlights({ points }: { points: ServiceContent['highlights'] }) {
  return (
    <div className={classes.highlights}>
      {points.map((point) => (
        <Highlight key={point.title} {...point} />
      ))}
    </div>
  );
}

function Highlight({ title, text }: TitledText) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function Benefits({ points }: { points: string[] }) {
  return (
    <div className={classes.benefits}>
      <h2 id="benefits">{brand.shortName} Benefits</h2>
      <PointList points={points} columns={2} />
    </div>
  );
}

function Questions({ faqs }: { faqs: Faq[] }) {
  return (
    <div className={classes.questions}>
      <h2 id="questions">Frequently asked questions</h2>
      <Accordion items={faqs.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} isFirstOpen />
      <HowWeWorkLink />
    </div>
  );
}
