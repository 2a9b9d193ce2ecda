import { commercialsCard } from './commercials/card.ts';
import { corporateCard } from './corporate/card.ts';
import { educationCard } from './education/card.ts';
import { eventCard } from './event/card.ts';
import { healthcareCard } from './healthcare/card.ts';
import { residentialCard } from './residential/card.ts';

/** In the order of menus and lists. `load` fetches the page's content, a chunk of its own that holds only the export that `then` names. */
export const industryEntries = [
  {
    card: commercialsCard,
    load: () =>
      import(/* webpackChunkName: "commercials-content" */ './commercials/content.ts').then((m) => m.commercials),
  },
  {
    card: corporateCard,
    load: () => import(/* webpackChunkName: "corporate-content" */ './corporate/content.ts').then((m) => m.corporate),
  },
  {
    card: residentialCard,
    load: () =>
      import(/* webpackChunkName: "residential-content" */ './residential/content.ts').then((m) => m.residential),
  },
  {
    card: healthcareCard,
    load: () =>
      import(/* webpackChunkName: "healthcare-content" */ './healthcare/content.ts').then((m) => m.healthcare),
  },
  {
    card: educationCard,
    load: () => import(/* webpackChunkName: "education-content" */ './education/content.ts').then((m) => m.education),
  },
  {
    card: eventCard,
    load: () => import(/* webpackChunkName: "event-content" */ './event/content.ts').then((m) => m.event),
  },
];

export const industryCards = industryEntries.map(({ card }) => card);

export type IndustrySlug = (typeof industryCards)[number]['slug'];
