import closeUp from '../../../pictures/service-horticulture-close.webp';
import listPicture from '../../../pictures/service-horticulture-detail.webp';
import type { ServiceCard } from '../types.ts';

export const card = {
  slug: 'horticulture-and-gardening-services',
  name: 'Horticulture and Gardening Services',
  summary: 'Lawns, trees and plants, by malis who know the local seasons.',
  closeUp: {
    picture: closeUp,
    alt: 'A miniature gardener in a straw hat sets flowering seedlings into pots on a bench.',
  },
  listPicture: {
    picture: listPicture,
    alt: 'A miniature gardener in yellow gloves cuts the twig of a rose bush with secateurs.',
  },
} as const satisfies ServiceCard;
