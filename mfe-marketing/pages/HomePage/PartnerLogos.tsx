import { Link } from '@site/host/router';
import { Carousel } from '@site/ui/Carousel';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import { Section } from '@site/ui/Section';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import classes from './PartnerLogos.module.css';

export function PartnerLogos({ partners: { title, names, proof } }: { partners: HomeSectionsContent['partners'] }) {
  return (
    <Section spacing="joined" labelledBy="partners">
      <div className={classes.partners}>
        <Carousel
          label="Partners"
          subject="the partners’ logos"
          gap={20}
          controls={{
            heading: (
              <div className={classes.heading}>
                <h2 id="partners">{title}</h2>
                <Link to={proof.path}>
                  {proof.label}
                  <Icon icon={arrowRightIcon} />
                </Link>
              </div>
            ),
          }}
          slides={names.map((name, place) => (
            <p key={name} className={classes.logo} data-place={place}>
              <span className="visually-hidden">{name}</span>
            </p>
          ))}
        />
      </div>
    </Section>
  );
}
