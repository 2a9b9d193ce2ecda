import picture from '../../../pictures/industry-education.webp';
import closeUp from '../../../pictures/industry-education-close.webp';
import type { IndustryCard } from '../types.ts';

export const card = {
  slug: 'education',
  name: 'Education',
  summary: 'Plumbing for schools and colleges: tested water, working washrooms, repairs outside lessons.',
  ground: 'sand',
  illustration: {
    picture,
    alt: 'A miniature school courtyard where a plumber mends a row of drinking taps while children play near their teacher and a cleaner.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature plumber kneels at a row of brass drinking taps along a school wall.',
  },
} as const satisfies IndustryCard;
