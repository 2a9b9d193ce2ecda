import closeUp from '../../../pictures/service-electrical-close.webp';
import listPicture from '../../../pictures/service-electrical-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'electrical-services',
  name: 'Electrical Services',
  summary: 'Panels, generators, lighting and wiring, by qualified electricians.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature electrician in a white helmet and a yellow vest holds a meter up to an open distribution board.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature electrician in a yellow helmet touches a terminal of an open junction box with a tester and holds its meter.',
  },
} as const satisfies ServiceCard;
