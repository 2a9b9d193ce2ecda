import customer1Picture from '../../pictures/portrait-customer-1.webp';
import customer2Picture from '../../pictures/portrait-customer-2.webp';
import customer3Picture from '../../pictures/portrait-customer-3.webp';
import { hospitalSums } from '../industries/healthcare/served.ts';
import type { HomeSectionsContent } from './types.ts';

export const testimonials: HomeSectionsContent['testimonials'] = {
  eyebrow: 'Customers',
  title: 'What our customers say',
  voices: [
    {
      name: 'Sunita G.',
      role: 'Secretary',
      organisation: 'a housing society in Greater Noida',
      text: 'I used to get eleven calls a day about lifts, water and sweeping. Now I get one report a month, and a call on Diwali to wish me.',
      illustration: {
        picture: customer1Picture,
        alt: 'A miniature figure of an older woman with white hair and round glasses in a plum sari edged with gold, holding a register in a lobby with letter boxes.',
      },
    },
    {
      name: 'Farhan K.',
      role: 'Head of Administration',
      organisation: 'a software company in Gurugram',
      text: 'Their supervisor found a leak that three vendors had painted over. She also told us which of our own habits had caused it. That convinced me.',
      illustration: {
        picture: customer2Picture,
        alt: 'A miniature figure of a man with a dark beard in a blue shirt, with a name card round his neck and a tablet in his hand, standing in an office.',
      },
    },
    {
      name: 'Dr Jaspal S.',
      role: 'Medical Superintendent',
      organisation: 'a private hospital in Ghaziabad',
      text: 'The attendants stay. My nurses no longer train new people every month, and they go home on time.',
      illustration: {
        picture: customer3Picture,
        alt: 'A miniature figure of a doctor with a white beard, a maroon turban and a white coat, holding a clipboard in a hospital corridor.',
      },
    },
  ],
};

export const partners: HomeSectionsContent['partners'] = {
  title: 'Organisations that work with us',
  names: [
    'Tantuvar Mills',
    'Tulvana Realty',
    'Kelvanta Infotech',
    'Bharvex Motors',
    'Mirsadi Malls',
    'Annavesh Foods',
    'Rajvela Hotels',
    'Shikvara Schools',
    'Ketvani Labs',
    'Lokvaha Logistics',
  ],
  // No hospital has a mark above, because we name them only with their consent.
  proof: { label: `We also staff ${hospitalSums.count} hospitals with ${hospitalSums.beds} beds`, path: '/healthcare' },
};
