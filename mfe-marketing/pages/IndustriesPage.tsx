import { Link } from '@site/host/router';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import { groundOf } from '@site/ui/ground-of';
import { Icon } from '@site/ui/Icon';
import { Section } from '@site/ui/Section';
import { useReveal } from '@site/ui/useReveal';
import { Opening } from '../components/Opening.tsx';
import { Stage } from '../components/Stage.tsx';
import { headScenes } from '../content/head-scenes.ts';
import type { CardContent } from '../data/card-content.ts';
import type { IndustryListData } from '../data/gathered-content.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './IndustriesPage.module.css';

export function IndustriesPage() {
  const { page, cards } = useContent<IndustryListData>();
  return (
    <div className={classes.page}>
      <Banner
        title={page.name}
        crumbs={[{ label: page.name }]}
        intro={page.lead}
        picture={headScenes.industries.picture}
        alt={headScenes.industries.alt}
        ground="sun"
      />
      <Section>
        <Opening paragraphs={page.paragraphs} />
        <ul ref={useReveal<HTMLUListElement>()} className={classes.street} aria-label="Industries">
          {cards.map((card, place) => (
            <li key={card.path}>
              <IndustryTile card={card} place={place} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="tint">
        <CallBox title={page.call.title} text={page.call.text}>
          <ButtonLink to={page.button.path} variant="secondary">
            {page.button.label}
          </ButtonLink>
        </CallBox>
      </Section>
    </div>
  );
}

function IndustryTile({ card, place }: { card: CardContent; place: number }) {
  return (
    <article className={classes.tile}>
      <Stage
        illustration={card.closeUp}
        sizes={place === 0 ? pictureSizes.half : pictureSizes.halfOrRow}
        ground={groundOf(place)}
        shape="close"
      />
      <div className={classes.words}>
        <h2>
          <Link to={card.path}>{card.name}</Link>
        </h2>
        <p className={classes.services}>{card.services}</p>
        <p>{card.summary}</p>
        <span className={classes.action} aria-hidden>
          Read the case study
          <Icon name="arrow-right" />
        </span>
      </div>
    </article>
  );
}
