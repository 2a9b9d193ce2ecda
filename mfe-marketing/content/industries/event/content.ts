import { brand } from '@site/brand';
import { reservePeople } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import type { IndustryContent } from '../types.ts';
import { card } from './card.ts';

export const content: IndustryContent = {
  ...card,
  title: 'Manpower and Housekeeping for Events',
  description:
    'Manpower and housekeeping for events, with an example: one trained crew keeps a three-day exhibition clean, safe and on time from gate to stage.',
  updated: '2026-11-22',
  focus: 'Manpower and housekeeping',
  focusText: 'an event crew',
  lead: 'We provide manpower and housekeeping for exhibitions, concerts, fairs and large weddings, as one crew under one lead. The example on this page is a three-day trade exhibition.',
  problem: [
    'For example, a trade exhibition has two hundred stalls and about nine thousand visitors a day. The organiser has booked manpower from six agencies. On the first morning half of the crew comes late, no one knows the emergency exits, and by noon the food area is full of litter.',
    'Cleaning is arranged only for the night. Visitors photograph spills, overflowing bins and empty soap dispensers, and the pictures are online before lunch.',
  ],
  solution: [
    `We replace the six agencies with one roster, drawn from ${brand.readyPeople}+ ready manpower. Nine in ten of them are posted at clients’ sites; the crew comes from the tenth that is in reserve, about ${reservePeople} people, and nobody is taken from another client. Marshals, ushers, stewards, loaders and housekeepers wear one uniform, use one radio channel and report to zone leaders who have walked the ground the day before.`,
    'Housekeeping is divided into zones of forty stalls with two housekeepers each, and washrooms are checked every thirty minutes and signed for at the door. Bins are sized from the expected number of meals. A fast crew of six is on call by radio with mops, cones and a barrow, and the night shift hands the ground back clean at seven.',
  ],
  aim: 'every post filled when the gates open on the first morning, and a clear food area at noon.',
  advantages: [
    'One roster and one chain of command for all manpower',
    'Cleaning while visitors are there, not only after they have left',
    'Zone leaders who know exits, first-aid posts and the organiser’s plan',
  ],
  benefits: [
    {
      title: 'Wide range of skills and scalability',
      text: 'Loaders at dawn, hosts at ten, housekeepers all day: the numbers rise and fall with the programme.',
    },
    {
      title: 'Event safety',
      text: 'Aisles are kept open and spills closed off; marshals tell your security agency when to hold a gate.',
    },
    { title: 'Reputation management', text: 'Bins, washrooms and the food area are checked while visitors are there.' },
    {
      title: 'Cost-effective',
      text: 'You pay for hours as rostered, and for no overlapping agencies.',
    },
  ],
  boxes: [
    { title: 'Flexibility', text: 'A zone can double its crew within the hour from the reserve on the ground.' },
    { title: 'Timesaving', text: 'The organiser briefs one lead, who briefs everyone else.' },
    { title: 'Cost-effective', text: 'Our equipment travels with the crew, and the quotation lists it.' },
  ],
  sample: {
    kind: 'count',
    title: 'The crew of two hundred stalls',
    intro:
      'Five zones of forty stalls, nine thousand visitors, six washroom blocks: this is how many people the example needs at each time.',
    caption: 'Example: people on duty at a three-day exhibition',
    head: ['Post', 'Before', 'Show', 'Night'],
    rows: [
      { name: 'Zone leaders', cells: ['2', '5', '1'] },
      { name: 'Housekeepers, two to a zone', cells: ['4', '10', '12'] },
      { name: 'Washrooms, two to a block', cells: ['2', '12', '2'] },
      { name: 'Fast crew, by radio', cells: ['0', '6', '0'] },
      { name: 'Marshals and ushers', cells: ['6', '18', '4'] },
      { name: 'Stewards, food area and desks', cells: ['0', '14', '0'] },
      { name: 'Loaders', cells: ['24', '4', '2'] },
      { name: 'On duty', cells: ['38', '69', '21'], isTotal: true },
    ],
    note: 'Before: the day of setting up, from 6 am. The night crew works from 10 pm to 7 am. Eight more stand by: with show and night 98 people.',
  },
  hasWasteBox: true,
};

export const listing: PageListing = {
  searchWords: [
    'exhibition',
    'expo',
    'fair',
    'mela',
    'concert',
    'event manpower',
    'event cleaning',
    'stadium',
    'event organiser',
    'volunteers',
    'shaadi',
    'festival, sports event, trade fair, crowd, venue',
    'pandal, mandap, utsav',
  ],
};
