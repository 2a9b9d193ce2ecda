import closeUp from '../../../pictures/service-events-close.webp';
import listPicture from '../../../pictures/service-events-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'event-organizing-services',
  name: 'Event Organising Services',
  summary: 'Stewards and crews for conferences and weddings, under one lead.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature steward in a spotted headscarf lays round tables with flowers on an evening lawn.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature decorator ties a garland of marigolds to a golden post under a string of lights.',
  },
} as const satisfies ServiceCard;
