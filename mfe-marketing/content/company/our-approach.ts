import picture from '../../pictures/approach.webp';
import type { PageListing, TextContent } from '../types.ts';

export const ourApproach: TextContent = {
  slug: 'our-approach',
  name: 'Our Approach',
  title: 'Our Approach to Running a Building',
  description:
    'How we work: medical cover within reach, effective operations, costs you can follow, and people, water and power used where they count.',
  searchWords: [
    'approach',
    'method',
    'how we work',
    'operations',
    'cost-effective',
    'resources',
    'process',
    'SLA',
    'response time',
    'escalation',
    'quotation',
    'minimum wage',
    'EPF',
    'ESIC',
    'monthly report',
    'kaise',
    'tarika',
    'brochure',
  ],
  updated: '2026-11-21',
  lead: 'Four questions shape each plan we write: is everyone safe, does it work, what does it cost, and is anything wasted?',
  illustration: {
    picture,
    alt: 'A miniature flight of four coloured steps, where people survey a building, study a plan, assemble a cleaning team and hand over a key.',
  },
  sections: [
    {
      heading: 'Paramedic and medical services',
      paragraphs: [
        'A plan for a building that forgets the people inside is half a plan. Where the size of a site justifies it we place a nurse or paramedic on the premises; elsewhere we train guards and housekeepers as first responders and hang the emergency numbers where they can be read from a stretcher.',
        'Medical duty is planned separately from all other duty, with its own qualified supervisor, so a busy day in the lobby never empties the medical room.',
      ],
    },
    {
      heading: 'Effective operations',
      paragraphs: [
        'Work starts with a survey and ends with a signature. In between stands a month-by-month calendar, a named person for each task and a time within which a fault must be answered. Urgent faults are answered first, whoever reported them.',
      ],
      points: [
        'Survey: two of us walk the site and note condition, risk and habit.',
        'Plan: posts, hours, tasks and spares on a few readable pages.',
        'Start: the old team hands over to ours during one supervised week.',
        'Review: every month, at a table, with figures and photographs.',
      ],
    },
    {
      heading: 'Cost-effective operations',
      paragraphs: [
        'A low quotation that is recovered through absent staff helps nobody. Ours lists wages, statutory dues, material, equipment and our fee on separate lines, and you can see what a change would do to each of them.',
        'Savings come from planning: maintenance before breakdown, part-time posts for short peaks, one multi-skilled technician in place of three half-used ones, and bulk purchase shared among sites.',
      ],
    },
    {
      heading: 'Optimum use of resources',
      paragraphs: [
        'Water, electricity, consumables and hours are all measured in the first month, because what is not counted cannot be saved. Then we agree on targets that do not hurt anyone’s comfort, and report the progress beside the invoice.',
        'People are a resource only on paper. In practice a well-rested team with the proper tools needs fewer hands, so rest days, lifts for heavy loads and good shoes belong to the calculation.',
      ],
    },
  ],
};

export const ourApproachListing: PageListing = {
  order: 50,
  everydayWords: [
    'quality, audit, savings, efficiency, PDF, price, rates, cost, charges, GST, PF, ESI, TAT, service level, mobilisation, NCR, Gurgaon',
    'daam, shikayat',
  ],
};
