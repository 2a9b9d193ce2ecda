import { Carousel } from '@site/ui/Carousel';
import { Section } from '@site/ui/Section';
import type { HomeContent } from '../../content/home-types.ts';
import { carouselSettings } from '../../data/carousel-settings.ts';
import classes from './PartnerLogos.module.css';
import { PartnerMark } from './PartnerMark.tsx';

export function PartnerLogos({ partners }: { partners: HomeContent['partners'] }) {
  return (
    <Section tone="tint" room="joined" labelledBy="partners">
      <div className={classes.partners}>
        <Carousel
          label="Partners"
          subject="the partners’ logos"
          controls={{ heading: <h2 id="partners">{partners.title}</h2> }}
          slides={partners.names.map((name, place) => <PartnerLogo key={name} name={name} place={place} />)}
          {...carouselSettings.partners}
        />
      </div>
    </Section>
  );
}

/** A mark and two words, each partner's in a lettering of its own. */
function PartnerLogo({ name, place }: { name: string; place: number }) {
  const [own, trade] = name.split(' ');
  return (
    <p className={classes.logo} data-place={place}>
      <PartnerMark place={place} />
      <span>
        <b>{own}</b> {trade}
      </span>
    </p>
  );
}
