import closeUp from '../../../pictures/service-housekeeping-close.webp';
import listPicture from '../../../pictures/service-housekeeping-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'house-keeping-services',
  name: 'Housekeeping Services',
  summary: 'Daily and deep cleaning by trained teams; a supervisor checks every round.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature housekeeper in a teal and gold sari with a mop, beside her trolley of bottles and cloths.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature housekeeper in yellow gloves wipes a tall window with a blue cloth, a spray bottle in her other hand.',
  },
} as const satisfies ServiceCard;
