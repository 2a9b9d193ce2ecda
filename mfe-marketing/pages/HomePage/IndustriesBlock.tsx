import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import { Picture } from '@site/ui/Picture';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useReveal } from '@site/ui/useReveal';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import type { CardContent } from '../../data/card-content.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './IndustriesBlock.module.css';

interface IndustriesBlockProps {
  intro: HomeSectionsContent['industries'];
  cards: CardContent[];
}

export function IndustriesBlock({ intro, cards }: IndustriesBlockProps) {
  return (
    <Section tone="deep" labelledBy="industries-block">
      <div className={classes.industries}>
        <SectionHeading
          eyebrow={intro.eyebrow}
          title={intro.title}
          intro={
            <>
              {intro.intro} <Link to={intro.button.path}>{intro.button.label}</Link>
            </>
          }
          id="industries-block"
        />
        <ul role="list" ref={useReveal<HTMLUListElement>()}>
          {cards.map((card) => (
            <li key={card.path}>
              <h3>
                <Link to={card.path}>
                  {card.name} <Icon icon={arrowRightIcon} />
                </Link>
              </h3>
              <Picture
                picture={card.illustration.picture}
                alt={card.illustration.alt}
                sizes={pictureSizes.poster}
                ground="none"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
