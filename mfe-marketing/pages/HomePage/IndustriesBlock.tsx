import { Link } from '@site/host/router';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import { Picture } from '@site/ui/Picture';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useReveal } from '@site/ui/useReveal';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import type { IndustryCardContent } from '../../data/card-content.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './IndustriesBlock.module.css';

interface IndustriesBlockProps {
  intro: HomeSectionsContent['industries'];
  cards: IndustryCardContent[];
}

export function IndustriesBlock({ intro, cards }: IndustriesBlockProps) {
  return (
    <Section tone="deep" labelledBy="industries-block">
      <div className={classes.industries}>
        <SectionHeading eyebrow={intro.eyebrow} title={intro.title} intro={intro.intro} id="industries-block" />
        <ul ref={useReveal<HTMLUListElement>()}>
          {cards.map((card) => (
            <li key={card.path}>
              <h3>
                <Link to={card.path}>
                  {card.name} <Icon icon={arrowRightIcon} />
                </Link>
              </h3>
              <p>{card.services}</p>
              <Picture
                picture={card.illustration.picture}
                alt={card.illustration.alt}
                sizes={pictureSizes.poster}
                ground="none"
              />
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
