import picture from '../../pictures/industry-education.webp';
import closeUp from '../../pictures/industry-education-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const education: IndustryContent = {
  slug: 'education',
  name: 'Education',
  title: 'Plumbing for Schools and Colleges',
  description:
    'A case study in plumbing for schools and colleges: dry taps, blocked drains and wasted water, and the maintenance plan that puts an end to them.',
  searchWords: [
    'school',
    'college',
    'university',
    'campus',
    'hostel',
    'vidyalaya',
    'institute',
    'drinking water',
    'washroom',
    'plumbing for schools',
  ],
  updated: '2026-11-20',
  summary: 'Plumbing for schools and colleges: clean water, working washrooms, no lost lessons.',
  focus: 'Plumbing',
  illustration: {
    picture,
    alt: 'A miniature school courtyard where a plumber mends a row of drinking taps while children play near their teacher and a cleaner.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature plumber kneels at a row of brass drinking taps along a school wall.',
  },
  lead: 'Fifteen hundred children drink, wash and flush within the same twenty minutes. No other building asks its pipes for so much in so short a time, which is why schools deserve a plumbing plan of their own.',
  problem: [
    'The campus in this study, a school with a hostel, had grown by a block every five years and its plumbing had never been drawn. At break the taps on the second floor ran dry. Washrooms were closed for half a day at a time, drains rose in the first heavy rain, and the drinking water coolers dripped on to a corridor where children run.',
    'Repairs were made by whoever could be found. The bills were small and many, nobody kept a list, and the tank had last been cleaned, as far as anybody remembered, before the previous principal.',
  ],
  solution: [
    'During the summer vacation our plumbers traced every line and drew it. A pressure pump with a small vessel was fitted for the upper floors, old float valves were changed, flush tanks were set to two volumes and push taps replaced those that small hands leave open. Drains received inspection covers, and the coolers a tray, a filter date and a proper outlet.',
    'Since then a resident plumber makes a round before assembly and another after the last bell. Noisy or wet work waits for holidays. The complete system is inspected in every long vacation, and the report goes to the principal with photographs and a list of what can wait.',
  ],
  advantages: [
    'Taps and flushes that keep up with the break-time rush',
    'Repairs outside lesson hours, by verified staff with identity cards',
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
      text: 'Plumbers who know campuses are led by engineers who have drawn such systems before.',
    },
    { title: 'Peace of mind', text: 'The principal has one number to ring and one report to read.' },
  ],
  boxes: [
    { title: 'Improved safety', text: 'Dry corridors, covered drains and hot water that cannot scald.' },
    { title: 'Bespoke solutions', text: 'Heights, fittings and timings chosen for the age of those who use them.' },
    { title: 'Scheduled maintenance', text: 'A calendar that follows terms, examinations and holidays.' },
  ],
  hasWasteBox: true,
};

export const educationListing: PageListing = {
  order: 50,
  everydayWords: [
    'schools, classroom, students, teachers, coaching, kindergarten, play school, school toilets',
    'pathshala, shiksha',
  ],
};
