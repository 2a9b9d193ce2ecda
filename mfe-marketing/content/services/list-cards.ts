// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import type { CardContent } from '../../data/card-content.ts';
import housekeeping from '../../pictures/service-housekeeping-detail.webp';
import electrical from '../../pictures/service-electrical-detail.webp';
import plumbing from '../../pictures/service-plumbing-detail.webp';
import horticulture from '../../pictures/service-horticulture-detail.webp';
import departmentalStores from '../../pictures/service-stores-detail.webp';
import pantry from '../../pictures/service-pantry-detail.webp';
import paramedic from '../../pictures/service-paramedic-close.webp';
import oldAgeCare from '../../pictures/service-old-age-care-detail.webp';
import eventOrganizing from '../../pictures/service-events-detail.webp';

/** In the order of menus. A list that named the pages would load them whole. */
export const servicesOnList: CardContent[] = [
  {
    path: '/house-keeping-services',
    name: 'Housekeeping Services',
    summary: 'Daily and deep cleaning by trained teams; a supervisor checks every round.',
    illustration: {
      picture: housekeeping,
      alt: 'A miniature housekeeper in a yellow cap draws a squeegee down a tall window, a bucket of water behind him.',
    },
  },
  {
    path: '/electrical-services',
    name: 'Electrical Services',
    summary: 'Panels, generators, lighting and wiring maintained by qualified electricians.',
    illustration: {
      picture: electrical,
      alt: 'A miniature electrician in a yellow helmet tightens a screw on a tube light.',
    },
  },
  {
    path: '/plumbing-services',
    name: 'Plumbing Services',
    summary: 'Pumps, tanks, pipes and washrooms maintained, and leaks traced and repaired.',
    illustration: {
      picture: plumbing,
      alt: 'A miniature plumber in a teal cap carries a length of copper pipe past a large water tank.',
    },
  },
  {
    path: '/horticulture-and-gardening-services',
    name: 'Horticulture and Gardening Services',
    summary: 'Lawns, trees and plants, looked after by malis who know the local seasons.',
    illustration: {
      picture: horticulture,
      alt: 'A miniature gardener with a watering can stands beside beds of ripe vegetables.',
    },
  },
  {
    path: '/management-of-departmental-stores',
    name: 'Management of Departmental Stores',
    summary: 'Cashiers, shelf staff and managers for shops in townships and hospitals.',
    illustration: {
      picture: departmentalStores,
      alt: 'A miniature shop assistant carries a crate of fruit while a colleague checks shelves against a list.',
    },
  },
  {
    path: '/pantry-services',
    name: 'Pantry Services',
    summary: 'Attendants with food service experience for tea rounds, meetings and cafeterias.',
    illustration: {
      picture: pantry,
      alt: 'A miniature cook in a tall white hat fills a steel tray behind a canteen counter under a striped awning.',
    },
  },
  {
    path: '/paramedic-services',
    name: 'Paramedic Services',
    summary: 'Nurses, paramedics and ward attendants, 24/7 at sites under contract.',
    illustration: {
      picture: paramedic,
      alt: 'A miniature nurse in blue gloves kneels to bandage the hand of a worker in a yellow helmet.',
    },
  },
  {
    path: '/old-age-care-services',
    name: 'Old Age Care Services',
    summary: 'Verified attendants who help elders and keep the family informed.',
    illustration: {
      picture: oldAgeCare,
      alt: 'Two miniature old men play chess at a small round table on a veranda.',
    },
  },
  {
    path: '/event-organizing-services',
    name: 'Event Organising Services',
    summary: 'Stewards and crews for conferences and weddings, under one lead.',
    illustration: {
      picture: eventOrganizing,
      alt: 'A miniature waiter in an orange turban holds a tray of clay cups beside a pillar hung with marigolds.',
    },
  },
];
