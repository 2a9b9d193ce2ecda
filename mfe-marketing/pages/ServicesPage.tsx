import { visitPath } from '@site/brand/contact-links';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import { Card } from '@site/ui/Card';
import { groundOf } from '@site/ui/ground-of';
import { Section } from '@site/ui/Section';
import { useReveal } from '@site/ui/useReveal';
import { CardGrid } from '../components/CardGrid.tsx';
import { FramedPicture } from '../components/FramedPicture.tsx';
import type { ServicesPageContent } from '../content/services/types.ts';
import type { TitledText } from '../content/types.ts';
import type { CardContent } from '../data/card-content.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './ServicesPage.module.css';

// The specification's grid has eight cards, not nine; the ninth service is highlighted below it (S12).
export function ServicesPage() {
  const page = useContent<'ServicesPage'>();
  const { cards } = page;
  const highlighted = cards.find(({ path }) => path === `/${page.highlighted.slug}`);
  return (
    <div className={classes.page}>
      <Banner title={page.name} intro={page.lead} picture={page.illustration.picture} alt={page.illustration.alt} />
      <Section>
        <ServiceGrid cards={cards.filter((card) => card !== highlighted)} />
        {highlighted && <HighlightedService card={highlighted} words={page.highlighted} />}
      </Section>
      <Section tone="tint" labelledBy="closing">
        <ServicesClosing page={page} />
      </Section>
    </div>
  );
}

function ServiceGrid({ cards }: { cards: CardContent[] }) {
  return (
    <CardGrid ref={useReveal<HTMLUListElement>()} hasLead data-prefetch="viewport" aria-label="Services">
      {cards.map(({ path, name, summary, illustration }, index) => (
        <li key={path}>
          <Card
            to={path}
            title={name}
            headingLevel={2}
            text={summary}
            action="See the service"
            picture={illustration.picture}
            alt={illustration.alt}
            ground={groundOf(index)}
            sizes={index === 0 ? pictureSizes.half : pictureSizes.thirdOrRow}
            isLead={index === 0}
            onPhones={index === 0 ? 'whole' : 'row'}
          />
        </li>
      ))}
    </CardGrid>
  );
}

function HighlightedService({ card, words }: { card: CardContent; words: TitledText }) {
  return (
    <section className={classes.highlight} data-tone="deep" aria-labelledby="highlighted-service">
      <FramedPicture illustration={card.illustration} sizes={pictureSizes.half} shape="fill" />
      <div>
        <p className={classes.hours}>Nursing and emergency 24/7</p>
        <h2 id="highlighted-service">{words.title}</h2>
        <p>{words.text}</p>
        <ButtonLink to={card.path}>See {words.title.toLowerCase()}</ButtonLink>
      </div>
    </section>
  );
}

/** How the services work together, beside the two ways to get in touch. */
function ServicesClosing({ page }: { page: ServicesPageContent }) {
  return (
    <div className={classes.closing}>
      <div className={classes.words}>
        <h2 id="closing">{page.closingTitle}</h2>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CallBox title={page.call.title} text={page.call.text} layout="beside">
        <ButtonLink to={visitPath}>Arrange a visit</ButtonLink>
        <p id="more" className={classes.more}>
          {page.buttonLeadsTo}
        </p>
        <ButtonLink to={page.button.path} variant="secondary" aria-describedby="more">
          {page.button.label}
        </ButtonLink>
      </CallBox>
    </div>
  );
}
