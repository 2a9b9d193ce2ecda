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
import type { CardContent } from '../data/card-content.ts';
import type { IndustryListData } from '../data/gathered-content.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './IndustriesPage.module.css';

export function IndustriesPage() {
  const { page, cards } = useContent<IndustryListData>();
  return (
    <div className={classes.page}>
      <Banner title={page.name} crumbs={[{ label: page.name }]} intro={page.lead} />
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
      <Stage illustration={card.closeUp} sizes={pictureSizes.half} ground={groundOf(place)} shape="close" />
      <h2>
        <Link to={card.path}>{card.name}</Link>
      </h2>
      {card.focus && <p className={classes.focus}>{card.focus}</p>}
      <p>{card.summary}</p>
      <Icon name="arrow-right" />
    </article>
  );
}
