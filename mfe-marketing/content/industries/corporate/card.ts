import picture from '../../../pictures/industry-corporate.webp';
import closeUp from '../../../pictures/industry-corporate-close.webp';
import type { IndustryCard } from '../types.ts';

export const card = {
  slug: 'corporate',
  name: 'Corporate',
  summary: 'Pantry service for offices and IT parks, from the first tea to the late shift.',
  ground: 'sun',
  illustration: {
    picture,
    alt: 'A miniature glass office tower with a cleaner on a hanging platform, and below it two managers, a pantry attendant, a gardener and a mopper round a fountain.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature pantry attendant in cap and apron brings a tray of chai to a manager before the glass front of an office tower.',
  },
} as const satisfies IndustryCard;
