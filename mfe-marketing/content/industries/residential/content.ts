import { indianNumber, inRupees } from '@site/ui/indian-number';
import medicalRoom from '../../../pictures/medical-room.webp';
import { bills } from '../../services/prices.ts';
import { gst } from '../../services/rates.ts';
import type { PageListing } from '../../types.ts';
import type { IndustryContent } from '../types.ts';
import { card } from './card.ts';
import { society } from './society.ts';

const flats = 540;

/** The medical room's lines, in rupees a month. */
const room = [
  {
    name: 'Three paramedic posts',
    detail: `${inRupees(bills.skilled.total)} each, relievers included`,
    rupees: 3 * bills.skilled.total,
  },
  { name: 'Visiting doctor', detail: 'eight visits of two hours', rupees: 12_000 },
  { name: 'First-aid stock, oxygen', detail: 'and replacing what has expired', rupees: 4_800 },
  { name: 'Defibrillator, chair, bed', detail: '₹1,80,000 spread over five years', rupees: 3_000 },
  { name: 'Drills, and lessons for guards', detail: 'part of our service charge', rupees: 0 },
];

export const content: IndustryContent = {
  ...card,
  title: 'Facility Services for Housing Societies',
  description:
    'What a society of 120 or 400 flats pays for cleaning, technicians and garden, and an example of a medical room with a paramedic in every shift.',
  updated: '2026-11-30',
  focus: 'Paramedic',
  lead: 'We clean, repair and garden in housing societies, and staff their shops and medical rooms. First what a society pays for all of it, then an example: a medical room for about two thousand people.',
  problem: [
    'For example, a society has nine towers and one gate, and many of its residents are under six or over sixty. In one year its guards call an ambulance thirty-one times. Each time someone has to run to find the flat, hold a lift and show the crew the way past the barricade. Residents with diabetes or a heart condition keep their own list of neighbours who are doctors.',
    'A clinic has been discussed at three annual meetings. It failed on cost, on licences and on the question of who would be there at three in the morning.',
  ],
  solution: [
    'A clinic is more than these residents need. They need a trained first responder on the premises. We set up a medical room beside the gate office, with a paramedic in each shift, a stretcher chair that fits the lifts, oxygen and a defibrillator. The society appoints a visiting doctor, whose written orders the paramedic follows, and an agreement with a nearby hospital settles where the ambulance goes.',
    'Guards, lift operators and the paramedic rehearse together every quarter. Families may leave a sealed card with allergies, medicines and phone numbers; it is opened only in an emergency and destroyed when they move away. By day the paramedic takes readings of blood pressure and sugar that a doctor has asked for, and writes them into the resident’s own booklet.',
  ],
  aim: 'a responder at the flat in five minutes, and an ambulance crew that is led straight to the lift.',
  advantages: [
    'A trained responder at any flat within five minutes, timed in each drill',
    'Lift, gate and ambulance handled in one rehearsed drill',
    'Readings taken in the society, so that elders are saved a journey',
    'Cost shared by all flats through the maintenance budget',
  ],
  benefits: [
    { title: 'Help at night', text: 'Residents know which number to call and which door is open.' },
    { title: 'Better handover', text: 'The ambulance crew receives written observations from one trained person.' },
    { title: 'Prepared guards', text: 'Your guards and our housekeepers learn basic first aid in the same sessions.' },
  ],
  boxes: [
    {
      title: 'Medical room',
      text: 'One bed and one cupboard; the dates of stock and batteries are checked every month.',
    },
    {
      title: 'Sealed health cards',
      text: 'Vital information is at hand in an emergency and private at all other times.',
    },
    { title: 'Quarterly drill', text: 'From the alarm to the ambulance door, timed with a stopwatch.' },
  ],
  sample: {
    kind: 'quotation',
    title: 'What the room costs each flat',
    intro: `Nine towers of sixty flats are ${flats}. Shared by all of them, a paramedic in every shift costs a flat less in a month than one visit to most clinics.`,
    illustration: {
      picture: medicalRoom,
      alt: 'A miniature paramedic in a yellow vest and blue gloves packs rolls of bandage into an open emergency bag.',
    },
    link: {
      lead: 'One paramedic post:',
      label: 'The price line by line',
      path: '/paramedic-services#what-a-nurse-or-paramedic-costs',
    },
    label: 'Example',
    subject: `medical room for ${flats} flats`,
    terms: `${gst} included`,
    head: ['Line', '₹\u00a0a\u00a0month', '₹\u00a0a\u00a0flat'],
    rows: [
      ...room.map(({ name, detail, rupees }) => ({ name, detail, cells: cellsOf(rupees) })),
      { name: 'Each month', cells: cellsOf(room.reduce((sum, { rupees }) => sum + rupees, 0)), isTotal: true },
    ],
    note: 'The society pays the doctor and owns the equipment; we invoice the posts and the stock. Rent and electricity of the room are not in it.',
  },
  together: society,
  hasWasteBox: false,
};

export const listing: PageListing = {
  searchWords: [
    'housing society',
    'society maintenance charges, CAM, common area maintenance',
    'सोसायटी, मेंटेनेंस',
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
    'housing complex, condominium, high rise, gated community, villa, apartments, flats, residents welfare association',
    'makan, kothi, samiti',
  ],
};

/** Rupees a month, and for each flat. */
function cellsOf(rupees: number): string[] {
  return [rupees, Math.round(rupees / flats)].map(indianNumber);
}
