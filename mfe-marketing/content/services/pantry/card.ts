import closeUp from '../../../pictures/service-pantry-close.webp';
import listPicture from '../../../pictures/service-pantry-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'pantry-services',
  name: 'Pantry Services',
  summary: 'Trained attendants for tea rounds, meetings and cafeterias.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature pantry attendant in a yellow cap carries a tray of tea past a counter where a colleague works at the samovar.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature pantry attendant in a teal and gold sari pours tea from a flask into the cups of a tray.',
  },
} as const satisfies ServiceCard;
