import { Carousel } from '@site/ui/Carousel';
import { Section } from '@site/ui/Section';
import type { HomeContent } from '../../content/home-types.ts';
import { carouselSettings } from '../../data/carousel-settings.ts';
import classes from './PartnerLogos.module.css';
import { PartnerMark } from './PartnerMark.tsx';

export function PartnerLogos({ partners }: { partners: HomeContent['partners'] }) {
  return (
    <Section tone="tint" room="slim" labelledBy="partners">
      <div className={classes.partners}>
        <Carousel
          label="Partners"
          subject="the partners’ logos"
          controls={{ heading: <h2 id="partners">{partners.title}</h2> }}
          slides={partners.names.map((name, place) => (
            <p key={name} className={classes.logo} data-lettering={letterings[place % letterings.length]}>
              <PartnerMark place={place} />
              {name}
            </p>
          ))}
          {...carouselSettings.partners}
        />
      </div>
    </Section>
  );
}

const letterings = ['plain', 'capitals', 'text', 'spaced'] as const;
