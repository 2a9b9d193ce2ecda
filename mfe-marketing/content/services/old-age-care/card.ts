import closeUp from '../../../pictures/service-old-age-care-close.webp';
import listPicture from '../../../pictures/service-old-age-care-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'old-age-care-services',
  name: 'Old Age Care Services',
  summary: 'Verified attendants who help elders and keep the family informed.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature attendant in a teal uniform walks close beside an old man with a stick along a garden path.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature attendant with a plait gives both her arms to an old woman in violet who rises from a chair.',
  },
} as const satisfies ServiceCard;
