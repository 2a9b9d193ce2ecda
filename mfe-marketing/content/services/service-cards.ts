import { departmentalStoresCard } from './departmental-stores/card.ts';
import { electricalCard } from './electrical/card.ts';
import { eventOrganizingCard } from './event-organizing/card.ts';
import { horticultureCard } from './horticulture/card.ts';
import { housekeepingCard } from './housekeeping/card.ts';
import { oldAgeCareCard } from './old-age-care/card.ts';
import { pantryCard } from './pantry/card.ts';
import { paramedicCard } from './paramedic/card.ts';
import { plumbingCard } from './plumbing/card.ts';

/** In the order of menus and lists. */
export const serviceCards = [
  housekeepingCard,
  electricalCard,
  plumbingCard,
  horticultureCard,
  departmentalStoresCard,
  pantryCard,
  paramedicCard,
  oldAgeCareCard,
  eventOrganizingCard,
];

export type ServiceSlug = (typeof serviceCards)[number]['slug'];
