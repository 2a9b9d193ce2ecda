import picture from '../../../pictures/industry-commercials.webp';
import closeUp from '../../../pictures/industry-commercials-close.webp';
import type { IndustryCard } from '../types.ts';

export const card = {
  slug: 'commercials',
  name: 'Commercial buildings',
  summary: 'Housekeeping for towers and malls where many tenants share one lobby.',
  ground: 'sand',
  illustration: {
    picture,
    alt: 'A miniature shopping arcade with striped awnings, where a woman sweeps the pavement, a cleaner wipes a shop front and a colleague carries a parcel past an autorickshaw.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature housekeeper in a sari sweeps the pavement before the striped awnings of a shopping arcade.',
  },
} as const satisfies IndustryCard;
