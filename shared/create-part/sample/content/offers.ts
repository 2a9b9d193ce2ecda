import type { Offer } from '../contract/offers.ts';

/** In the order in which pages list them. */
export const offers: Offer[] = [
  { title: 'A visit to your building', text: 'We look at everything with you, and you get our notes.' },
  { title: 'A plan with a date', text: 'Who comes, on which days, and what is done when they leave.' },
  { title: 'One person to call', text: 'Somebody near you knows your building and answers for it.' },
];
