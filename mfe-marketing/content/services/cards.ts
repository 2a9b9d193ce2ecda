// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import housekeepingPicture from '../../pictures/service-housekeeping.webp';
import housekeepingCloseUp from '../../pictures/service-housekeeping-close.webp';
import electricalPicture from '../../pictures/service-electrical.webp';
import electricalCloseUp from '../../pictures/service-electrical-close.webp';
import plumbingPicture from '../../pictures/service-plumbing.webp';
import plumbingCloseUp from '../../pictures/service-plumbing-close.webp';
import horticulturePicture from '../../pictures/service-horticulture.webp';
import horticultureCloseUp from '../../pictures/service-horticulture-close.webp';
import departmentalStoresPicture from '../../pictures/service-stores.webp';
import departmentalStoresCloseUp from '../../pictures/service-stores-close.webp';
import pantryPicture from '../../pictures/service-pantry.webp';
import pantryCloseUp from '../../pictures/service-pantry-close.webp';
import paramedicPicture from '../../pictures/service-paramedic.webp';
import paramedicCloseUp from '../../pictures/service-paramedic-close.webp';
import oldAgeCarePicture from '../../pictures/service-old-age-care.webp';
import oldAgeCareCloseUp from '../../pictures/service-old-age-care-close.webp';
import eventOrganizingPicture from '../../pictures/service-events.webp';
import eventOrganizingCloseUp from '../../pictures/service-events-close.webp';
import type { ServiceContent } from '../types.ts';

/** What lists show of each page, in the order of menus: a list that named the pages would load them whole. */
export const servicesOnCards: Pick<ServiceContent, 'slug' | 'name' | 'summary' | 'illustration' | 'closeUp'>[] = [
  {
    slug: 'house-keeping-services',
    name: 'Housekeeping Services',
    summary: 'Daily and deep cleaning by trained teams; a supervisor checks every round.',
    illustration: {
      picture: housekeepingPicture,
      alt: 'A miniature living room where four housekeepers with a trolley mop the floor, wash the window and dust a wall fan.',
    },
    closeUp: {
      picture: housekeepingCloseUp,
      alt: 'A miniature housekeeper in a teal and gold sari with a mop, beside her trolley of bottles and cloths.',
    },
  },
  {
    slug: 'electrical-services',
    name: 'Electrical Services',
    summary: 'Panels, generators, lighting and wiring maintained by qualified electricians.',
    illustration: {
      picture: electricalPicture,
      alt: 'A miniature living room where one electrician on a ladder fits a wall fan, another tests the fuse board and a third kneels with a screwdriver.',
    },
    closeUp: {
      picture: electricalCloseUp,
      alt: 'A miniature electrician in a white helmet and a yellow vest holds a meter up to an open distribution board.',
    },
  },
  {
    slug: 'plumbing-services',
    name: 'Plumbing Services',
    summary: 'Pumps, tanks, pipes and washrooms maintained, and leaks traced and repaired.',
    illustration: {
      picture: plumbingPicture,
      alt: 'A miniature plant room where a kneeling plumber mends a gushing pipe, another carries a copper tube and a supervisor in a helmet holds a list.',
    },
    closeUp: {
      picture: plumbingCloseUp,
      alt: 'A miniature plumber in a yellow cap kneels on a tiled floor and closes a gushing copper pipe with a wrench.',
    },
  },
  {
    slug: 'horticulture-and-gardening-services',
    name: 'Horticulture and Gardening Services',
    summary: 'Lawns, trees and plants, looked after by malis who know the local seasons.',
    illustration: {
      picture: horticulturePicture,
      alt: 'A miniature terrace nursery with a small greenhouse, where gardeners pot seedlings, carry a crate of fruit and train a flowering vine.',
    },
    closeUp: {
      picture: horticultureCloseUp,
      alt: 'A miniature gardener in a straw hat sets flowering seedlings into pots on a bench.',
    },
  },
  {
    slug: 'management-of-departmental-stores',
    name: 'Management of Departmental Stores',
    summary: 'Cashiers, shelf staff and managers for shops in townships and hospitals.',
    illustration: {
      picture: departmentalStoresPicture,
      alt: 'A miniature grocery shop where a cashier stands at the till while colleagues carry a crate of fruit, check a list and fill a high shelf.',
    },
    closeUp: {
      picture: departmentalStoresCloseUp,
      alt: 'A miniature cashier in glasses at a shop counter with a laptop, a weighing scale and three jars.',
    },
  },
  {
    slug: 'pantry-services',
    name: 'Pantry Services',
    summary: 'Attendants with food service experience for tea rounds, meetings and cafeterias.',
    illustration: {
      picture: pantryPicture,
      alt: 'A miniature canteen at lunch, where a cook and a helper serve from a counter and an attendant brings a tray to people at their tables.',
    },
    closeUp: {
      picture: pantryCloseUp,
      alt: 'A miniature pantry attendant in a yellow cap carries a tray of tea past a counter where a colleague works at the samovar.',
    },
  },
  {
    slug: 'paramedic-services',
    name: 'Paramedic Services',
    summary: 'Nurses, paramedics and ward attendants, 24/7 at sites under contract.',
    illustration: {
      picture: paramedicPicture,
      alt: 'A miniature medical room with an examination bed, where a kneeling nurse bandages a worker’s hand, a paramedic makes a call and an attendant brings a wheelchair.',
    },
    closeUp: {
      picture: paramedicCloseUp,
      alt: 'A miniature nurse in blue gloves kneels to bandage the hand of a worker in a yellow helmet.',
    },
  },
  {
    slug: 'old-age-care-services',
    name: 'Old Age Care Services',
    summary: 'Verified attendants who help elders and keep the family informed.',
    illustration: {
      picture: oldAgeCarePicture,
      alt: 'A miniature house with a veranda, where two residents play chess, a woman drinks tea and an attendant walks beside an old man with a stick.',
    },
    closeUp: {
      picture: oldAgeCareCloseUp,
      alt: 'A miniature attendant in a teal uniform walks close beside an old man with a stick along a garden path.',
    },
  },
  {
    slug: 'event-organizing-services',
    name: 'Event Organising Services',
    summary: 'Ushers, stewards and crews for conferences and weddings, under one lead.',
    illustration: {
      picture: eventOrganizingPicture,
      alt: 'A miniature wedding lawn in the evening, where staff lay round tables and carry a tray beside a pavilion hung with marigolds.',
    },
    closeUp: {
      picture: eventOrganizingCloseUp,
      alt: 'A miniature steward in a spotted headscarf lays round tables with flowers on an evening lawn.',
    },
  },
];
