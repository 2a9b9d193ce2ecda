import { commercialsCard } from './industries/commercials/card.ts';
import { corporateCard } from './industries/corporate/card.ts';
import { educationCard } from './industries/education/card.ts';
import { eventCard } from './industries/event/card.ts';
import { healthcareCard } from './industries/healthcare/card.ts';
import { residentialCard } from './industries/residential/card.ts';

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
