import { Link } from '@site/host/router';
import { ButtonLink } from '@site/ui/ButtonLink';
import { groundOf } from '@site/ui/ground-of';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useReveal } from '@site/ui/useReveal';
import { Stage } from '../../components/Stage.tsx';
import type { HomeContent } from '../../content/home-types.ts';
import type { CardContent } from '../../data/card-content.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './IndustriesBlock.module.css';

interface IndustriesBlockProps {
  intro: HomeContent['industries'];
  cards: CardContent[];
}

export function IndustriesBlock({ intro, cards }: IndustriesBlockProps) {
  return (
    <Section labelledBy="industries-block">
      <div className={classes.industries}>
        <SectionHeading eyebrow={intro.eyebrow} title={intro.title} intro={intro.intro} id="industries-block" />
        <ul ref={useReveal<HTMLUListElement>()}>
          {cards.map((card, place) => (
            <li key={card.path}>
              <Stage illustration={card.closeUp} sizes={sizesAt(place)} ground={groundOf(place)} shape="close" />
              <h3>
                <Link to={card.path}>{card.name}</Link>
              </h3>
              <p>{card.focus}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to={intro.button.path} variant="secondary">
          {intro.button.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The first and the last of six are wide. */
function sizesAt(place: number): string {
  return place % 5 === 0 ? pictureSizes.half : pictureSizes.third;
}
