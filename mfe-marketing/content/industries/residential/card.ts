import picture from '../../../pictures/industry-residential.webp';
import closeUp from '../../../pictures/industry-residential-close.webp';
import type { IndustryCard } from '../types.ts';

export const card = {
  slug: 'residential',
  name: 'Residential',
  summary: 'A medical room inside the society, with a paramedic on duty in every shift.',
  ground: 'clay',
  illustration: {
    picture,
    alt: 'A miniature housing society of pink and yellow blocks, where children play by a swing and slide while a sweeper, a nurse and a technician work.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature nurse with a medical bag checks on an old man in white before a yellow house of a housing society.',
  },
} as const satisfies IndustryCard;
