import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import { Card } from '@site/ui/Card';
import { Section } from '@site/ui/Section';
import { useReveal } from '@site/ui/useReveal';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './IndustriesPage.module.css';

export function IndustriesPage() {
  const page = useContent<'IndustriesPage'>();
  return (
    <div>
      <Banner
        title={page.name}
        intro={page.lead}
        picture={page.illustration.picture}
        alt={page.illustration.alt}
        ground="sun"
      />
      <Section>
        <div className={classes.paragraphs}>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul
          role="list"
          ref={useReveal<HTMLUListElement>()}
          className={classes.grid}
          data-prefetch="viewport"
          aria-label="Industries"
        >
          {page.cards.map((card, index) => (
            <li key={card.path}>
              <Card
                to={card.path}
                title={card.name}
                headingLevel={2}
                detail={card.services}
                text={card.summary}
                action="Read the example"
                picture={card.illustration.picture}
                alt={card.illustration.alt}
                ground={card.ground}
                sizes={index === 0 ? pictureSizes.third : pictureSizes.thirdOrRow}
                onPhones={index === 0 ? 'whole' : 'row'}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="tint">
        <CallBox title={page.call.title} text={page.call.text}>
          <ButtonLink to={page.button.path}>{page.button.label}</ButtonLink>
        </CallBox>
      </Section>
    </div>
  );
}
