import { Link } from '@site/host/router';
import { Card } from '@site/ui/Card';
import { Carousel } from '@site/ui/Carousel';
import { groundOf } from '@site/ui/ground-of';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import type { CardContent } from '../../data/card-content.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './ServicesBlock.module.css';

interface ServicesBlockProps {
  intro: HomeSectionsContent['services'];
  cards: CardContent[];
}

export function ServicesBlock({ intro, cards }: ServicesBlockProps) {
  return (
    <Section tone="tint" labelledBy="services-block">
      <div className={classes.services}>
        <Carousel
          label="Our services"
          subject="the services"
          gap={10}
          hasNavigation
          controls={{
            heading: (
              <SectionHeading
                eyebrow={intro.eyebrow}
                title={intro.title}
                intro={
                  <>
                    {intro.intro} <Link to={intro.button.path}>{intro.button.label}</Link>
                  </>
                }
                id="services-block"
              />
            ),
          }}
          slides={cards.map(serviceSlide)}
        />
      </div>
    </Section>
  );
}

function serviceSlide({ path, name, summary, illustration }: CardContent, place: number) {
  return (
    <Card
      key={path}
      to={path}
      title={name}
      text={summary}
      action="Details"
      picture={illustration.picture}
      alt={illustration.alt}
      ground={groundOf(place)}
      sizes={pictureSizes.third}
    />
  );
}
