import type { PageListing } from '../../types.ts';
import type { IndustryContent } from '../types.ts';
import { card } from './card.ts';

export const content: IndustryContent = {
  ...card,
  title: 'Plumbing for Schools and Colleges',
  description:
    'Plumbing for schools and colleges, with an example: dry taps, blocked drains and wasted water, and the maintenance plan that ends them.',
  updated: '2026-11-22',
  focus: 'Plumbing',
  lead: 'We look after schools, colleges and hostels: cleaning, repairs and gardens. The example on this page is the plumbing of a school whose fifteen hundred children wash and flush within the same twenty minutes.',
  problem: [
    'For example, a school with a hostel has grown by a block every five years, and its plumbing has never been drawn. At break the taps on the second floor run dry. Washrooms are closed for half a day at a time, drains overflow in the first heavy rain, and the drinking water coolers drip on to a corridor where children run.',
    'Repairs are made by whoever can be found. The bills are small and many, no one keeps a list, and no one remembers when the tank was last cleaned.',
  ],
  solution: [
    'During the summer vacation our plumbers trace every line and draw it. They fit a pressure pump with a small vessel for the upper floors, change old float valves, set flush tanks to two volumes and replace taps that are often left open with push taps. Drains receive inspection covers, and each cooler a tray, a dated filter and a proper outlet.',
    'From then on a resident plumber makes one round before assembly and another after the last bell. Noisy or wet work waits for holidays. We inspect the whole system in every long vacation and report to the principal, with photographs and a list of what can wait.',
  ],
  aim: 'taps that run on the second floor at break, and no washroom closed in the first heavy rain.',
  advantages: [
    'Taps and flushes that keep up with the break-time rush',
    'Repairs outside lesson hours, by police-verified people with identity cards, never alone with a child',
    'Drinking water points tested, filtered and dated',
    'Drains cleared before the first monsoon shower',
    'Drawings and records that stay when people move on',
  ],
  benefits: [
    { title: 'Energy efficiency', text: 'Pumps of the right size start less often and run for fewer hours.' },
    {
      title: 'Sustainable solutions',
      text: 'Push taps, two-volume flushes and rainwater pits save water that pupils can measure in class.',
    },
    {
      title: 'Cost-effective',
      text: 'Planned work in vacations replaces urgent calls, and standard spares replace odd ones.',
    },
    {
      title: 'Expertise and experience',
      text: 'Our plumbers know campuses, and the engineers who lead them have drawn such systems before.',
    },
    { title: 'Peace of mind', text: 'The principal has one number to call and one report to read.' },
  ],
  boxes: [
    { title: 'Improved safety', text: 'Dry corridors, covered drains and hot water at a safe temperature.' },
    { title: 'Bespoke solutions', text: 'Heights, fittings and timings chosen for the age of those who use them.' },
    { title: 'Scheduled maintenance', text: 'A calendar that follows terms, examinations and holidays.' },
  ],
  sample: {
    kind: 'timetable',
    title: 'A school day at the taps',
    intro:
      'One page from the resident plumber’s log, on an ordinary day of term: 1,500 children by day, 120 boarders at night.',
    caption: 'Example: Thursday, 15 October 2026',
    head: ['Time', 'What the plumber does', 'Reading'],
    rows: [
      {
        name: '6:40 am',
        cells: ['First round: 64 taps, 38 flushes, 6 coolers', 'Free chlorine 0.3 mg/l at cooler 4'],
      },
      { name: '7:30 am', cells: ['Tanks before the bell', '68,000 of 70,000 litres'] },
      {
        name: '10:20 am',
        cells: ['Break: stands at the second-floor washroom', '1.4 bar at the lowest; 9,200 litres in 20 minutes'],
      },
      { name: '11:15 am', cells: ['Two push taps that close late, block C', 'Now close after 6 seconds; before, 14'] },
      { name: '2:15 pm', cells: ['Second round, once the buses have left', 'One flush valve repaired'] },
      { name: '3:00 pm', cells: ['Wet work: trap of the laboratory sink', 'Drains in 20 seconds'] },
      { name: '5:30 pm', cells: ['Hostel: mixing valve of the showers', '42 °C at the far shower'] },
    ],
    note: 'In lessons he stays out of the blocks unless the office calls, and he enters a washroom only when it is empty and closed with a sign.',
  },
  hasWasteBox: true,
};

export const listing: PageListing = {
  searchWords: [
    'school',
    'college',
    'university',
    'campus',
    'hostel',
    'vidyalaya',
    'institute',
    'drinking water',
    'plumbing for schools',
    'schools, classroom, students, teachers, coaching, kindergarten, play school, school toilets',
    'pathshala, shiksha',
  ],
};
