import picture from '../../../pictures/industry-healthcare.webp';
import closeUp from '../../../pictures/industry-healthcare-close.webp';
import type { IndustryCard } from '../types.ts';

export const card = {
  slug: 'healthcare',
  name: 'Healthcare',
  component: 'HealthcarePage',
  summary: 'Ward attendants, paramedics and housekeepers on fixed rosters for hospitals and clinics.',
  ground: 'mint',
  illustration: {
    picture,
    alt: 'A miniature ward of two beds: a nurse signs the round beside an attendant, a housekeeper mops the floor and a patient comes back in a wheelchair.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature ward nurse signs a sheet on a clipboard beside an attendant, at the foot of two beds.',
  },
} as const satisfies IndustryCard;
