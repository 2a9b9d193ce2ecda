import { commercialsCard } from './commercials/card.ts';
import { corporateCard } from './corporate/card.ts';
import { educationCard } from './education/card.ts';
import { eventCard } from './event/card.ts';
import { healthcareCard } from './healthcare/card.ts';
import { residentialCard } from './residential/card.ts';

/** In the order of menus and lists. */
export const industryCards = [
  commercialsCard,
  corporateCard,
  residentialCard,
  healthcareCard,
  educationCard,
  eventCard,
];

export type IndustrySlug = (typeof industryCards)[number]['slug'];
