import { indianNumber } from '@site/ui/indian-number';
import picture from '../../../pictures/service-housekeeping.webp';
import rekha from '../../../pictures/signatures/rekha.svg';
import sarita from '../../../pictures/signatures/sarita.svg';
import type { PageListing } from '../../types.ts';
import { bills, noidaWages, sixDayPost } from '../prices.ts';
import { staffing } from '../staffing.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: bills.sixDays.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, cleaning material and GST',
    includes: `${sixDayPost}, as well as cleaning material and machines.`,
    example: 'an office of 40,000 sq ft with six toilet blocks',
    inputs: [
      {
        key: 'area',
        label: 'Floor area in square feet',
        counted: ['sq ft', 'sq ft'],
        example: 40_000,
        max: 500_000,
        per: staffing.area,
        paid: ['housekeeper', 'housekeepers'],
        rupees: bills.sixDays.total,
      },
      {
        key: 'toilets',
        label: 'Toilet blocks',
        counted: ['toilet block', 'toilet blocks'],
        example: 6,
        max: 100,
        per: staffing.toiletBlocks,
        paid: ['housekeeper', 'housekeepers'],
        rupees: bills.sixDays.total,
      },
    ],
    supervisor: { rupees: bills.sixDaySupervisor.total },
    assumes: `A first number for six days a week: one housekeeper for each ${indianNumber(staffing.area)} sq ft and for each three toilet blocks. At the survey we count the tasks and correct it. ${noidaWages}`,
    elsewhere: {
      lead: 'A hospital?',
      label: 'Staffing for 100 and 300 beds',
      path: '/healthcare#staffing-for-100-and-300-beds',
    },
  },
  title: 'Housekeeping Services in Noida and NCR',
  description:
    'Trained housekeeping teams for offices, societies, hospitals and campuses: daily cleaning, deep cleaning and checks you can see for yourself.',
  updated: '2026-11-29',
  illustration: {
    picture,
    alt: 'A miniature living room where four housekeepers with a trolley mop the floor, wash the window and dust a wall fan.',
  },
  lead: 'We clean offices, housing societies, hospitals and campuses every day, with a trained team and a supervisor. A written plan says what is cleaned, how often and who checks it.',
  paragraphs: [
    'We begin with a survey. A supervisor walks the building with you, floor by floor, and notes what each surface needs: how often, with which machine, with which chemical and at what hour. The plan is put up in the housekeeping room, so a new housekeeper can follow it on the first morning and your facility manager can compare it with the work done.',
    'Your supervisor only inspects; we never count her as a cleaner. From six people on she is yours alone; a smaller site shares her with others nearby, and sees her every day. She walks three rounds a shift, signs the washroom cards and counts the consumables, so you hear about low stock before anything runs out. Mops and cloths are colour coded: what cleans a toilet never touches a pantry counter.',
  ],
  offerings: [
    'Daily sweeping, mopping and dusting',
    'Washroom hygiene and consumables',
    'Floor scrubbing and polishing',
    'Glass and facade cleaning up to safe reach',
    'Carpet and upholstery shampooing',
    'Wet and dry waste kept separate and taken to your collection point',
    'Deep cleaning before a handover or festival',
  ],
  highlights: [
    {
      title: 'People who stay',
      text: 'Wages reach the bank by the seventh of the month, with EPF and ESIC paid, so people have less reason to leave. You get the wage sheet and the challans every month.',
    },
    {
      title: 'Rounds on record',
      text: 'Each round leaves a signed card with the time on it, and copies of the month’s cards come to you with the invoice.',
    },
  ],
  sample: {
    kind: 'record',
    title: 'A washroom card, filled in',
    intro:
      'The card hangs inside the door. Whoever cleans writes what was done, not a tick, and the supervisor signs on her round. Here is the morning of one card.',
    sheet: {
      label: 'Sample',
      title: 'Washroom card',
      period: 'Tuesday, 13 October 2026',
      site: 'Women’s washroom, third floor: 5 WCs, 4 basins. Office building, 12 floors, Noida',
      head: ['Point', '7:00 am', '9:00 am', '11:00 am'],
      rows: [
        { name: 'Floor', cells: ['Scrubbed, dry', 'Mopped', 'Mopped, dry'] },
        { name: 'WCs and seats', cells: ['Descaled', 'Wiped', 'Flush runs: fault 1184'], result: 'fault' },
        { name: 'Basins, taps, mirror', cells: ['Washed', 'Wiped', 'Wiped'] },
        { name: 'Soap, two bottles', cells: ['Filled', '3/4 full', '1/2 full'] },
        { name: 'Tissue and towels', cells: ['5 rolls, 2 packs', 'In order', '2 rolls added'] },
        { name: 'Bins', cells: ['New liners', '1/4 full', 'Emptied'] },
        { name: 'Smell, exhaust fan', cells: ['None, fan on', 'None', 'None'] },
        { name: 'Minutes taken', cells: ['30', '8', '9'] },
      ],
      followUp:
        'Fault 1184: plumber called at 11:06 am, flush valve washer changed, closed at 11:48 am, 42 minutes after the call.',
      signatures: [
        { role: 'Cleaned by', name: 'Sarita D.', time: '11:09 am', signature: sarita },
        { role: 'Supervisor', name: 'Rekha S.', time: '11:55 am', signature: rekha },
      ],
    },
  },
  benefits: [
    'A trained reliever when someone is on leave',
    'Machines, chemicals and uniforms supplied by us',
    'Colour-coded cloths that keep washroom and pantry apart',
    'One supervisor to call for the whole building',
  ],
  faqs: [
    {
      question: 'Do you bring your own machines and cleaning material?',
      answer:
        'Yes. Scrubbers, vacuum cleaners, trolleys and chemicals are in the price of each post, and their safety data sheets are kept on site. If you own machines that we use, the quotation takes them off that line.',
    },
    {
      question: 'Can cleaning be finished before the office opens?',
      answer:
        'Yes. Noisy and wet work is done early in the morning or after hours, and a small day team looks after washrooms, spills and meeting rooms while people work.',
    },
    {
      question: 'How many housekeepers does our building need?',
      answer:
        'It depends on area, footfall, floor material and the number of washrooms. An office of 40,000 sq ft with 350 desks and six toilet blocks, open from nine to six, needs six housekeepers, one reliever and a supervisor. After the survey you receive a deployment chart that names every post and its hours.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'safai',
    'jhadu',
    'pocha',
    'cleaning',
    'cleaner',
    'housekeeper',
    'sweeper',
    'janitor',
    'deep cleaning',
    'house keeping',
    'saaf',
    'maid, mopping, sweeping, dusting, washroom cleaning, toilet cleaning, carpet, glass cleaning, sofa cleaning, sanitation, hygiene, garbage, waste',
    'jharu, safaiwala, safai karamchari, bai, kachra, kuda',
    'सफाई, झाड़ू',
  ],
};
