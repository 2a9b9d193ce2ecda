import { departmentalStoresCard } from './services/departmental-stores/card.ts';
import { electricalCard } from './services/electrical/card.ts';
import { eventOrganizingCard } from './services/event-organizing/card.ts';
import { horticultureCard } from './services/horticulture/card.ts';
import { housekeepingCard } from './services/housekeeping/card.ts';
import { oldAgeCareCard } from './services/old-age-care/card.ts';
import { pantryCard } from './services/pantry/card.ts';
import { paramedicCard } from './services/paramedic/card.ts';
import { plumbingCard } from './services/plumbing/card.ts';

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
