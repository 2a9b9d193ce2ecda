import { brand } from '@site/brand';
import { useShell } from '@site/host/shell-api';
import { Banner } from '@site/ui/Banner';
import { Fold } from '@site/ui/Fold';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { PointList } from '@site/ui/PointList';
import { Section } from '@site/ui/Section';
import { NextPage } from '../../components/NextPage.tsx';
import { howWeWorkNote, SideNote } from '../../components/SideNote.tsx';
import { VisitAction, VisitCall } from '../../components/VisitCall.tsx';
import { WorkSampleBand } from '../../components/WorkSampleBand.tsx';
import { industriesOf } from '../../content/industries/industry-services.ts';
import type { ServiceContent } from '../../content/services/types.ts';
import { fromPrice } from '../../data/estimate.ts';
import { useContent } from '../../data/useContent.ts';
import { estimateId, PriceEstimate } from './PriceEstimate.tsx';
import classes from './ServicePage.module.css';

export function ServicePage() {
  const service = useContent<'ServicePage'>();
  return (
    <article>
      {/* The banner shows the page's main picture, which is not repeated below. */}
      <Banner
        title={service.name}
        crumbs={[{ label: 'Services', path: '/services' }, { label: service.name }]}
        intro={service.lead}
        picture={service.illustration.picture}
        alt={service.illustration.alt}
        action={<VisitAction title={service.name} />}
      >
        <p className={classes.price}>
          <strong>{`From ${fromPrice(service.price)}`}</strong>
          {` with ${service.price.with}. `}
          <a href={`#${estimateId}`}>Estimate yours</a>
        </p>
      </Banner>
      <Section>
        <div className={classes.columns}>
          <Description paragraphs={service.paragraphs} />
          {/* On a phone it follows the introduction; from 960 px on it is beside the text. */}
          <aside className={classes.sidebar} aria-label="Offerings and phone number">
            <Offerings offerings={service.offerings} />
            <VisitCall title="Speak to a supervisor" text={`New enquiries: ${brand.workingHours}.`} />
          </aside>
          <div className={classes.rest}>
            <Highlights points={service.highlights} />
            <section className={classes.benefits} aria-labelledby="benefits">
              <h2 id="benefits">{`${brand.shortName} Benefits`}</h2>
              <PointList points={service.benefits} />
              <WorksFor service={service.slug} />
            </section>
          </div>
        </div>
        <section className={classes.questions} aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Questions faqs={service.faqs} />
        </section>
      </Section>
      <PriceEstimate key={service.slug} service={service} />
      <WorkSampleBand
        sample={service.sample}
        tone="tint"
        pictures={[service.closeUp, service.sample.illustration ?? service.listPicture]}
      />
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
      <ul role="list">
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
      {points.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>
            <NoBreakHours text={text} />
          </p>
        </section>
      ))}
    </div>
  );
}

function Questions({ faqs }: { faqs: ServiceContent['faqs'] }) {
  return (
    <div>
      {faqs.map(({ question, answer }, index) => (
        <Fold key={question} title={question} level={3} when="always" isOpen={index === 0}>
          <p className={classes.answer}>{answer}</p>
        </Fold>
      ))}
      <SideNote {...howWeWorkNote} />
    </div>
  );
}

/** Links to the industries that use the service of a page. An industry without a page in this release is left out. */
export function WorksFor({ service }: { service: string }) {
  const { routes } = useShell();
  const paths = industriesOf(service).map((slug) => `/${slug}`);
  const links = routes.filter(({ path }) => paths.includes(path)).map(({ label, path }) => ({ label, path }));
  return links.length > 0 && <SideNote lead="Works for:" links={links} />;
}
