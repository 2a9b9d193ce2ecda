import picture from '../../pictures/service-horticulture.webp';
import closeUp from '../../pictures/service-horticulture-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const horticulture: ServiceContent = {
  slug: 'horticulture-and-gardening-services',
  name: 'Horticulture and Gardening Services',
  title: 'Horticulture and Gardening Services',
  description:
    'Gardeners and horticulture supervisors for lawns, trees, terraces and indoor plants, with a season calendar made for the climate of North India.',
  searchWords: [
    'mali',
    'bagwani',
    'bagicha',
    'gardener',
    'garden',
    'lawn',
    'ghaas',
    'paudhe',
    'plants',
    'tree',
    'ped',
    'nursery',
    'landscape',
  ],
  updated: '2026-11-20',
  summary: 'Lawns, trees and indoor plants tended by malis who know the seasons of the plains.',
  illustration: {
    picture,
    alt: 'A miniature terrace nursery with a small greenhouse, where gardeners pot seedlings, carry a crate of fruit and train a flowering vine.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature gardener in a straw hat sets flowering seedlings into pots on a bench.',
  },
  lead: 'A garden in the plains has to live through 45 degrees in May, a month of rain and a week of fog. Ours are planned for all three.',
  paragraphs: [
    'Before we plant anything we ask how the place is used. Children’s play, evening walks, weddings on the lawn and a car park’s dust each want different grass and different shade. Then we look at soil, water and sun, and propose species that belong here: neem, amaltas and kachnar for height, bougainvillea and tecoma for colour, doob grass where feet go.',
    'Care follows a calendar with a page for every month. Lawns are mown, aerated and fed; hedges are clipped before they grow leggy; trees are pruned with the permission the law asks for; seasonal beds are raised in our own trays and changed in October and February. Leaves and clippings go into a compost pit on the premises and return to the soil as manure within a few months.',
  ],
  offerings: [
    'Resident malis and a visiting horticulturist',
    'Lawn mowing, feeding and returfing',
    'Seasonal flower beds and pots',
    'Tree and shrub pruning',
    'Terrace, balcony and vertical gardens',
    'Indoor plants for offices and lobbies',
    'Drip irrigation and sprinkler upkeep',
    'Composting of garden waste',
  ],
  highlights: [
    {
      title: 'Water used with respect',
      text: 'Beds are mulched, watering happens before eight in the morning or after sunset, and treated water from your own plant is used wherever it is fit.',
    },
    {
      title: 'Gentle on people and pets',
      text: 'Neem oil, soap solution and hand picking come first, and any stronger spray is announced on the notice board a day ahead.',
    },
  ],
  benefits: [
    'A planting plan that suits the soil you actually have',
    'Green cover through the whole year, not only in February',
    'Tools, mowers and manure included if you wish',
    'Garden waste turned into compost on the premises',
    'A monthly visit by a qualified horticulturist',
  ],
  faqs: [
    {
      question: 'Our lawn turns brown every summer. Can that be changed?',
      answer:
        'Mostly, yes. Brown patches usually come from compacted soil and watering at noon; we aerate, top-dress and move the watering to cool hours, and under dense trees we suggest a ground cover in place of grass.',
    },
    {
      question: 'How many gardeners are needed for an acre?',
      answer:
        'A simple lawn with hedges may need two malis, while the same acre full of pots and flower beds may need four. We count beds, pots and hedge length during the visit and show you how the number was reached.',
    },
    {
      question: 'Do you look after plants inside the office?',
      answer:
        'Yes, on a weekly round. Plants that are tired of air conditioning are taken to the nursery to recover, and a fresh one stands in their place the same day.',
    },
  ],
};

export const horticultureListing: PageListing = {
  order: 40,
  everydayWords: [
    'gardening, landscaping, flowers, pots, hedge, pruning, mowing, watering, irrigation, sprinkler, manure, kitchen garden, terrace garden',
    'phool, gamla, khad',
    'माली',
  ],
};
