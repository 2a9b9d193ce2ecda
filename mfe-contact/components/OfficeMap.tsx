import { brand } from '@site/brand';
import { geo } from '@site/brand/for-machines';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Picture } from '@site/ui/Picture';
import { SectionHeading } from '@site/ui/SectionHeading';
import { officePicture } from '../data/pictures.ts';
import classes from './OfficeMap.module.css';

/** Our own picture of the area (S30), because a map service would learn who looks at it. Only the link goes to one. */
export function OfficeMap({ headingId }: { headingId: string }) {
  const { street, city, region, postalCode } = brand.address;
  return (
    <div className={classes.map}>
      <div>
        <SectionHeading
          id={headingId}
          title={`Our office in ${city}`}
          intro="A short walk from the Noida Electronic City metro station. Visitors are welcome during working hours."
        />
        <address>
          <strong>{brand.name}</strong>
          <span>{street}</span>
          <span>
            {city}, {region} {postalCode}
          </span>
        </address>
        <ButtonLink to={directions} isExternal variant="secondary">
          Get directions
        </ButtonLink>
      </div>
      <Picture
        picture={officePicture.picture}
        alt={officePicture.alt}
        sizes="(min-width: 1440px) 48rem, (min-width: 940px) 58vw, 94vw"
      />
    </div>
  );
}

const { latitude, longitude } = geo;
const directions = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
