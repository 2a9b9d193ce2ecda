import { brand } from '@site/brand';
import { geo } from '@site/brand/metadata';
import { useShell } from '@site/host/shell-api';
import { Button } from '@site/ui/Button';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Picture } from '@site/ui/Picture';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useHydrated } from '@site/ui/useHydrated';
import { useState } from 'react';
import { officePicture } from '../data/pictures.ts';
import classes from './OfficeMap.module.css';

/** Our own picture of the area (S30), because a map service learns who looks at it; the real map loads at a press. */
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
      </div>
      <MapOrDrawing />
    </div>
  );
}

function MapOrDrawing() {
  const { allowsFrames = false } = useShell();
  const isHydrated = useHydrated();
  const [map, setMap] = useState<'absent' | 'loading' | 'loaded'>('absent');
  const isAsked = map !== 'absent';
  return (
    <div>
      <div className={classes.view}>
        <Picture
          picture={officePicture.picture}
          alt={officePicture.alt}
          sizes="(min-width: 90rem) 48rem, (min-width: 58.75rem) 58vw, 94vw"
        />
        {isAsked && (
          <iframe
            title={`Map of our office in ${brand.address.city}`}
            src={embeddedMap}
            data-map={map}
            // Also for the page that a browser shows in place of a map that is blocked: no script can tell, so the words below ask.
            onLoad={() => setMap('loaded')}
          />
        )}
      </div>
      <div className={classes.ways}>
        <ButtonLink to={directions} isExternal variant="secondary">
          Get directions
        </ButtonLink>
        {isHydrated && allowsFrames && (
          <Button
            variant="secondary"
            aria-describedby="map-source"
            onClick={() => setMap(isAsked ? 'absent' : 'loading')}
          >
            {isAsked ? 'Hide the map' : 'Show the map'}
          </Button>
        )}
        {allowsFrames && (
          <p id="map-source">
            <span>
              {isAsked
                ? 'Map not showing? Get directions instead, or hide it to see the drawing again.'
                : 'Map and directions come from openstreetmap.org.'}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

const { latitude, longitude } = geo;
const place = `${latitude},${longitude}`;
const directions = `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}#map=16/${latitude}/${longitude}`;
const embeddedMap = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  // About two kilometres wide.
  bbox: [longitude - 0.01, latitude - 0.006, longitude + 0.01, latitude + 0.006].map((edge) => edge.toFixed(4)).join(),
  layer: 'mapnik',
  marker: place,
})}`;
