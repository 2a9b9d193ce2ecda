import { departmentalStoresCard } from './departmental-stores/card.ts';
import { electricalCard } from './electrical/card.ts';
import { eventOrganizingCard } from './event-organizing/card.ts';
import { horticultureCard } from './horticulture/card.ts';
import { housekeepingCard } from './housekeeping/card.ts';
import { oldAgeCareCard } from './old-age-care/card.ts';
import { pantryCard } from './pantry/card.ts';
import { paramedicCard } from './paramedic/card.ts';
import { plumbingCard } from './plumbing/card.ts';

/** In the order of menus and lists. `load` fetches the page's content, a chunk of its own that holds only the export that `then` names. */
export const serviceEntries = [
  {
    card: housekeepingCard,
    load: () =>
      import(/* webpackChunkName: "housekeeping-content" */ './housekeeping/content.ts').then((m) => m.housekeeping),
  },
  {
    card: electricalCard,
    load: () =>
      import(/* webpackChunkName: "electrical-content" */ './electrical/content.ts').then((m) => m.electrical),
  },
  {
    card: plumbingCard,
    load: () => import(/* webpackChunkName: "plumbing-content" */ './plumbing/content.ts').then((m) => m.plumbing),
  },
  {
    card: horticultureCard,
    load: () =>
      import(/* webpackChunkName: "horticulture-content" */ './horticulture/content.ts').then((m) => m.horticulture),
  },
  {
    card: departmentalStoresCard,
    load: () =>
      import(/* webpackChunkName: "departmentalStores-content" */ './departmental-stores/content.ts').then(
        (m) => m.departmentalStores,
      ),
  },
  {
    card: pantryCard,
    load: () => import(/* webpackChunkName: "pantry-content" */ './pantry/content.ts').then((m) => m.pantry),
  },
  {
    card: paramedicCard,
    load: () => import(/* webpackChunkName: "paramedic-content" */ './paramedic/content.ts').then((m) => m.paramedic),
  },
  {
    card: oldAgeCareCard,
    load: () =>
      import(/* webpackChunkName: "oldAgeCare-content" */ './old-age-care/content.ts').then((m) => m.oldAgeCare),
  },
  {
    card: eventOrganizingCard,
    load: () =>
      import(/* webpackChunkName: "eventOrganizing-content" */ './event-organizing/content.ts').then(
        (m) => m.eventOrganizing,
      ),
  },
];

export const serviceCards = serviceEntries.map(({ card }) => card);

export type ServiceSlug = (typeof serviceCards)[number]['slug'];
