import closeUp from '../../../pictures/service-stores-close.webp';
import listPicture from '../../../pictures/service-stores-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'management-of-departmental-stores',
  name: 'Management of Departmental Stores',
  summary: 'Cashiers, shelf staff and managers for shops in townships and hospitals.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature cashier in glasses at a shop counter with a laptop, a weighing scale and three jars.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature shop assistant takes a jar from a full shelf and holds a scanner to it.',
  },
} as const satisfies ServiceCard;
