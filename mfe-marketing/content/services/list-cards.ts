// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import type { CardContent } from '../../data/card-content.ts';
import housekeeping from '../../pictures/service-housekeeping-detail.webp';
import electrical from '../../pictures/service-electrical-detail.webp';
import plumbing from '../../pictures/service-plumbing-detail.webp';
import horticulture from '../../pictures/service-horticulture-detail.webp';
import departmentalStores from '../../pictures/service-stores-detail.webp';
import pantry from '../../pictures/service-pantry-detail.webp';
import paramedic from '../../pictures/service-paramedic-detail.webp';
import oldAgeCare from '../../pictures/service-old-age-care-detail.webp';
import eventOrganizing from '../../pictures/service-events-detail.webp';

/** In the order of menus. Copied from the pages, because importing them would load all of their content. */
export const servicesOnList: CardContent[] = [
  {
    path: '/house-keeping-services',
    name: 'Housekeeping Services',
    summary: 'Daily and deep cleaning by trained teams; a supervisor checks every round.',
    illustration: {
      picture: housekeeping,
      alt: 'A miniature housekeeper in yellow gloves wipes a tall window with a blue cloth, a spray bottle in her other hand.',
    },
  },
  {
    path: '/electrical-services',
    name: 'Electrical Services',
    summary: 'Panels, generators, lighting and wiring maintained by qualified electricians.',
    illustration: {
      picture: electrical,
      alt: 'A miniature electrician in a yellow helmet touches a terminal of an open junction box with a tester and holds its meter.',
    },
  },
  {
    path: '/plumbing-services',
    name: 'Plumbing Services',
    summary: 'Pumps, tanks, pipes and washrooms maintained, and leaks traced and repaired.',
    illustration: {
      picture: plumbing,
      alt: 'A miniature plumber in a yellow cap turns the red wheel of a valve on a copper pipe, a pressure gauge beside it.',
    },
  },
  {
    path: '/horticulture-and-gardening-services',
    name: 'Horticulture and Gardening Services',
    summary: 'Lawns, trees and plants, looked after by malis who know the local seasons.',
    illustration: {
      picture: horticulture,
      alt: 'A miniature gardener in yellow gloves cuts the twig of a rose bush with secateurs.',
    },
  },
  {
    path: '/management-of-departmental-stores',
    name: 'Management of Departmental Stores',
    summary: 'Cashiers, shelf staff and managers for shops in townships and hospitals.',
    illustration: {
      picture: departmentalStores,
      alt: 'A miniature shop assistant takes a jar from a full shelf and holds a scanner to it.',
    },
  },
  {
    path: '/pantry-services',
    name: 'Pantry Services',
    summary: 'Attendants with food service experience for tea rounds, meetings and cafeterias.',
    illustration: {
      picture: pantry,
      alt: 'A miniature pantry attendant in a teal and gold sari pours tea from a flask into the cups of a tray.',
    },
  },
  {
    path: '/paramedic-services',
    name: 'Paramedic Services',
    summary: 'Nurses, paramedics and ward attendants, 24/7 at sites under contract.',
    illustration: {
      picture: paramedic,
      alt: 'A miniature paramedic in a yellow vest and blue gloves lays a cuff round a man’s arm and holds its dial.',
    },
  },
  {
    path: '/old-age-care-services',
    name: 'Old Age Care Services',
    summary: 'Verified attendants who help elders and keep the family informed.',
    illustration: {
      picture: oldAgeCare,
      alt: 'A miniature attendant with a plait gives both her arms to an old woman in violet who rises from a chair.',
    },
  },
  {
    path: '/event-organizing-services',
    name: 'Event Organising Services',
    summary: 'Stewards and crews for conferences and weddings, under one lead.',
    illustration: {
      picture: eventOrganizing,
      alt: 'A miniature decorator ties a garland of marigolds to a golden post under a string of lights.',
    },
  },
];
