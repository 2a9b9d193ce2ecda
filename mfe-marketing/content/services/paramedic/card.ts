import closeUp from '../../../pictures/service-paramedic-close.webp';
import listPicture from '../../../pictures/service-paramedic-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'paramedic-services',
  name: 'Paramedic Services',
  summary: 'Nurses, paramedics and ward attendants, 24/7 at sites under contract.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature nurse in blue gloves kneels to bandage the hand of a worker in a yellow helmet.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature paramedic in a yellow vest and blue gloves lays a cuff round a man’s arm and holds its dial.',
  },
} as const satisfies ServiceCard;
