import { Link } from '@site/shared/router';
import { Banner } from '@site/shared/ui/Banner.tsx';
import { ButtonLink } from '@site/shared/ui/ButtonLink.tsx';
import { CallBox } from '@site/shared/ui/CallBox.tsx';
import { groundOf } from '@site/shared/ui/ground-of.ts';
import { Icon } from '@site/shared/ui/Icon.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import { useReveal } from '@site/shared/ui/useReveal.ts';
import type { CardContent } from '../components/card-content.ts';
import { Opening } from '../components/Opening.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { Stage } from '../components/Stage.tsx';
import { useContent } from '../components/useContent.ts';
import type { IndustryListData } from './gathered-content.ts';
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
      <Stage illustration={card.illustration} sizes={pictureSizes.half} ground={groundOf(place)} />
      <h2>
        <Link to={card.path}>{card.name}</Link>
      </h2>
      {card.focus && <p className={classes.focus}>{card.focus}</p>}
      <p>{card.summary}</p>
      <Icon name="arrow-right" />
    </article>
  );
}
