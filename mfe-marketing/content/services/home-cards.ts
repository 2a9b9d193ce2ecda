// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import type { CardContent } from '../../data/card-content.ts';
import housekeeping from '../../pictures/service-housekeeping-close.webp';
import electrical from '../../pictures/service-electrical-close.webp';
import plumbing from '../../pictures/service-plumbing-close.webp';
import horticulture from '../../pictures/service-horticulture-close.webp';
import departmentalStores from '../../pictures/service-stores-close.webp';
import pantry from '../../pictures/service-pantry-close.webp';
import paramedic from '../../pictures/service-paramedic-close.webp';
import oldAgeCare from '../../pictures/service-old-age-care-close.webp';
import eventOrganizing from '../../pictures/service-events-close.webp';

/** In the order of menus. Copied from the pages, because importing them would load all of their content. */
export const servicesOnHome: CardContent[] = [
  {
    path: '/house-keeping-services',
    name: 'Housekeeping Services',
    summary: 'Daily and deep cleaning by trained teams; a supervisor checks every round.',
    illustration: {
      picture: housekeeping,
      alt: 'A miniature housekeeper in a teal and gold sari with a mop, beside her trolley of bottles and cloths.',
    },
  },
  {
    path: '/electrical-services',
    name: 'Electrical Services',
    summary: 'Panels, generators, lighting and wiring maintained by qualified electricians.',
    illustration: {
      picture: electrical,
      alt: 'A miniature electrician in a white helmet and a yellow vest holds a meter up to an open distribution board.',
    },
  },
  {
    path: '/plumbing-services',
    name: 'Plumbing Services',
    summary: 'Pumps, tanks, pipes and washrooms maintained, and leaks traced and repaired.',
    illustration: {
      picture: plumbing,
      alt: 'A miniature plumber in a yellow cap kneels on a tiled floor and closes a gushing copper pipe with a wrench.',
    },
  },
  {
    path: '/horticulture-and-gardening-services',
    name: 'Horticulture and Gardening Services',
    summary: 'Lawns, trees and plants, looked after by malis who know the local seasons.',
    illustration: {
      picture: horticulture,
      alt: 'A miniature gardener in a straw hat sets flowering seedlings into pots on a bench.',
    },
  },
  {
    path: '/management-of-departmental-stores',
    name: 'Management of Departmental Stores',
    summary: 'Cashiers, shelf staff and managers for shops in townships and hospitals.',
    illustration: {
      picture: departmentalStores,
      alt: 'A miniature cashier in glasses at a shop counter with a laptop, a weighing scale and three jars.',
    },
  },
  {
    path: '/pantry-services',
    name: 'Pantry Services',
    summary: 'Attendants with food service experience for tea rounds, meetings and cafeterias.',
    illustration: {
      picture: pantry,
      alt: 'A miniature pantry attendant in a yellow cap carries a tray of tea past a counter where a colleague works at the samovar.',
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
      alt: 'A miniature attendant in a teal uniform walks close beside an old man with a stick along a garden path.',
    },
  },
  {
    path: '/event-organizing-services',
    name: 'Event Organising Services',
    summary: 'Stewards and crews for conferences and weddings, under one lead.',
    illustration: {
      picture: eventOrganizing,
      alt: 'A miniature steward in a spotted headscarf lays round tables with flowers on an evening lawn.',
    },
  },
];
