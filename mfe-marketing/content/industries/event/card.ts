import picture from '../../../pictures/industry-event.webp';
import closeUp from '../../../pictures/industry-event-close.webp';
import type { IndustryCard } from '../types.ts';

export const card = {
  slug: 'event',
  name: 'Event',
  summary: 'Manpower and housekeeping for exhibitions, concerts, fairs and large weddings.',
  ground: 'sun',
  illustration: {
    picture,
    alt: 'A miniature trade fair with striped stalls and bunting, where stewards and a cleaner prepare the floor and two colleagues set up the stage.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature steward with a headset and a clipboard waves from the floor of a trade fair.',
  },
} as const satisfies IndustryCard;
