import closeUp from '../../../pictures/service-plumbing-close.webp';
import listPicture from '../../../pictures/service-plumbing-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'plumbing-services',
  name: 'Plumbing Services',
  summary: 'Pumps, tanks, pipes and washrooms; leaks traced and repaired.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature plumber in a yellow cap kneels on a tiled floor and closes a gushing copper pipe with a wrench.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature plumber in a yellow cap turns the red wheel of a valve on a copper pipe, a pressure gauge beside it.',
  },
} as const satisfies ServiceCard;
