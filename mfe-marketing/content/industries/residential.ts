import picture from '../../pictures/industry-residential.webp';
import closeUp from '../../pictures/industry-residential-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const residential: IndustryContent = {
  slug: 'residential',
  name: 'Residential',
  title: 'Paramedic Cover for Housing Societies',
  description:
    'A medical room inside a housing society: how a paramedic at the gate shortens the wait for help and gives elders and parents a calmer night.',
  searchWords: [
    'housing society',
    'society',
    'RWA',
    'AOA',
    'apartment',
    'flat',
    'township',
    'colony',
    'residents',
    'ghar',
    'medical room',
  ],
  updated: '2026-11-20',
  summary: 'A paramedic and a small medical room inside the society, minutes from every flat.',
  focus: 'Paramedic',
  illustration: {
    picture,
    alt: 'A miniature housing society of pink and yellow blocks, where children play by a swing and slide while a guard, a sweeper and a technician work.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature guard in a peaked cap waves to an old man who greets him with folded hands in the courtyard of a housing society.',
  },
  lead: 'Two thousand people live in a larger society, many of them under six or over sixty. This case study looks at what happens there when someone feels unwell at night.',
  problem: [
    'The society of our example has nine towers and one gate. In a single year its guards had called an ambulance thirty-one times, and each time somebody had to run: to find the flat number, to hold a lift, to explain the way past the barricade. Residents with diabetes or a weak heart kept their own list of neighbours who happened to be doctors.',
    'A clinic had been discussed at three annual meetings. It failed on cost, on licences and on the question of who would sit there at three in the morning.',
  ],
  solution: [
    'A clinic was more than the residents required. What they needed was a trained first responder on the premises, so we set up a medical room beside the gate office, with a paramedic in each shift, a stretcher chair that fits the lifts, oxygen and a defibrillator. A tie-up with a nearby hospital settles where the ambulance goes.',
    'Guards, lift operators and the paramedic rehearse together every quarter. Families may leave a sealed card with allergies, medicines and numbers to ring; it is opened only in an emergency and destroyed when they move away. By day the same room measures pressure and sugar, renews dressings and reminds of vaccination dates.',
  ],
  advantages: [
    'A trained responder at any flat within minutes',
    'Lift, gate and ambulance handled by one rehearsed drill',
    'Everyday checks that spare elders a journey',
    'Cost shared by all flats through the maintenance budget',
  ],
  benefits: [
    { title: 'Peaceful nights', text: 'Parents and elders know a number, a face and a door that is open.' },
    { title: 'Privacy respected', text: 'Health cards stay sealed and are never seen by the association.' },
    { title: 'Better handover', text: 'The ambulance crew receives observations on paper and not a crowd of voices.' },
    { title: 'Healthier routine', text: 'Regular readings show a trend long before it becomes an emergency.' },
    { title: 'Prepared staff', text: 'Guards and housekeepers learn basic first aid in the same sessions.' },
  ],
  boxes: [
    { title: 'Medical room', text: 'One bed, one cupboard and everything in date.' },
    { title: 'Sealed health cards', text: 'Vital information is at hand, and otherwise nobody’s business.' },
    { title: 'Quarterly drill', text: 'From the alarm to the ambulance door, timed with a stopwatch.' },
  ],
  hasWasteBox: false,
};

export const residentialListing: PageListing = {
  order: 30,
  everydayWords: [
    'housing complex, condominium, high rise, gated community, villa, apartments, flats, residents welfare association',
    'makan, kothi, samiti',
  ],
};
