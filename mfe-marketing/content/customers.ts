import customer1Picture from '../pictures/portrait-customer-1.webp';
import customer2Picture from '../pictures/portrait-customer-2.webp';
import customer3Picture from '../pictures/portrait-customer-3.webp';
import type { HomeContent } from './home-types.ts';

export const testimonials: HomeContent['testimonials'] = {
  eyebrow: 'Customers',
  title: 'In the words of those who live with us',
  intro: 'Three customers on what has changed since we took over.',
  voices: [
    {
      name: 'Sunita Sample-Gupta',
      role: 'Secretary',
      organisation: 'Nosuch Heights Residents’ Association',
      text: 'Earlier I received eleven calls a day about lifts, water and sweeping. Now I get the monthly report, and on Diwali one call, to wish me.',
      illustration: {
        picture: customer1Picture,
        alt: 'A miniature figure of an older woman with white hair and round glasses in a plum sari edged with gold, holding a register in a lobby with letter boxes.',
      },
    },
    {
      name: 'Farhan Example-Khan',
      role: 'Head of Administration',
      organisation: 'Notional Infotech',
      text: 'Their supervisor found the leak that three vendors had painted over. What convinced me is that she also told us which of our own habits had caused it.',
      illustration: {
        picture: customer2Picture,
        alt: 'A miniature figure of a man with a dark beard in a blue shirt, with a name card round his neck and a tablet in his hand, standing in an office.',
      },
    },
    {
      name: 'Dr Jaspal Specimen-Singh',
      role: 'Medical Superintendent',
      organisation: 'Figment Hospital',
      text: 'The attendants stay, and that is everything. My nurses have stopped training strangers each month and have their evenings back.',
      illustration: {
        picture: customer3Picture,
        alt: 'A miniature figure of a doctor with a white beard, a maroon turban and a white coat, holding a clipboard in a hospital corridor.',
      },
    },
  ],
};

export const partners: HomeContent['partners'] = {
  title: 'Organisations that work with us',
  names: [
    'Nosuch Realty',
    'Notional Infotech',
    'Figment Hospitals',
    'Makebelieve Motors',
    'Imaginaria Malls',
    'Pretendra Foods',
    'Fictara Hotels',
    'Supposia Schools',
    'Hypothetica Labs',
    'Kalpanik Logistics',
  ],
};
