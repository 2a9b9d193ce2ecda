import picture from '../../../pictures/service-events.webp';
import { reservePeople } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import { leastPrices, unitPrices } from '../prices.ts';
import { gst } from '../rates.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: leastPrices.event, per: 'event' },
    period: 'for the event',
    with: 'the event lead, the crew and GST',
    includes: `Includes the event lead, the crew on the day, the running order and ${gst}, but no tent, food or music.`,
    example: 'a reception for 400 guests',
    inputs: [
      {
        key: 'guests',
        label: 'Guests',
        counted: ['guest', 'guests'],
        example: 400,
        max: 5_000,
        per: 1,
        rupees: unitPrices.guest,
      },
    ],
    assumes: 'One day at one place in Delhi NCR; tent, food and music come from your vendors.',
  },
  title: 'Event Organising and Event Staff Services',
  description:
    'Planning and trained crews for conferences, product launches, weddings and annual days: ushers, stewards, housekeepers and one lead in charge.',
  updated: '2026-11-21',
  illustration: {
    picture,
    alt: 'A miniature wedding lawn in the evening, where staff lay round tables and carry a tray beside a pavilion hung with marigolds.',
  },
  lead: 'We plan and staff conferences, product launches, weddings and annual days. One event lead is responsible from the first site visit until the last chair is loaded.',
  paragraphs: [
    'Every event has one plan and one person in charge of it. The event lead meets you early, measures the venue and writes a running order in quarter hours: when the truck may enter, who tests the microphone, where wheelchairs turn, which door the chief guest uses. Every member of the crew carries the page for their own post.',
    'The crew comes from our own rolls, people who have worked together in hotels, halls and exhibition grounds. They are briefed the evening before, in uniform an hour early, and posted by name to gates, aisles, green room, dining and parking. Housekeepers work throughout the programme. When the last guest has left, we dismantle, clean and return the hall as it was given to us.',
  ],
  offerings: [
    'Event planning and running order',
    'Registration desks, ushers and hosts',
    'Stewards and dining service crews',
    'Parking and queue marshals',
    'Stage, sound and power coordination',
    'Cleaning before, during and after',
    'Permits and liaison with the authorities',
  ],
  highlights: [
    {
      title: 'One lead, one number',
      text: 'You deal with the same person throughout, on the same phone number, and on the event day that person is at the venue.',
    },
    {
      title: 'Rehearsed entrances',
      text: 'The crew walks through gates, lifts and seating beforehand, so that everyone knows the venue before the first guest comes.',
    },
  ],
  sample: {
    kind: 'timetable',
    title: 'A wedding evening by the hour',
    intro:
      'From the running order of a reception for 400 guests on a lawn in November. Tent, food and music come from the family’s vendors; the crew and the clock are ours.',
    caption: 'Example: a reception for 400 guests',
    head: ['Time', 'What happens', 'Our people'],
    rows: [
      {
        name: '11:00 am',
        cells: [
          'Vendors’ trucks in by gate 2, one at a time; cables laid along the hedge',
          '10 loaders and electricians',
        ],
      },
      {
        name: '3:00 pm',
        cells: ['40 tables of ten laid and counted; generator of 125 kVA run on load', '24, with the stewards'],
      },
      {
        name: '5:00 pm',
        cells: ['Crew meal, uniforms, a walk to every post and both fire exits', 'All 52'],
      },
      {
        name: '6:30 pm',
        cells: [
          'Every post filled, an hour before the guests',
          'Parking 10, gate 6, aisles 8, dining 20, washrooms 4, first aid 2, leads 2',
        ],
      },
      {
        name: '7:45 pm',
        cells: ['Baraat at the gate; about 150 cars parked, exits kept open', '16 at gate and parking'],
      },
      {
        name: '9:00 pm',
        cells: [
          'Dinner opens at four counters; washrooms checked every 20 minutes',
          '28 in dining: the aisles have moved there',
        ],
      },
      {
        name: '10:00 pm',
        cells: [
          'Loudspeakers off, as the law asks; second sitting, tea at the exit',
          '6 back at the gate for those who leave',
        ],
      },
      {
        name: '1:30 am',
        cells: ['Chairs loaded, waste weighed in two kinds, lawn signed back', '18; the others are home'],
      },
    ],
    note: 'Women of the crew go home in arranged cars, and the lead notes each arrival. Six more stand by from five o’clock.',
  },
  benefits: [
    `Crews of 10 to ${reservePeople}, from our own reserve`,
    'First-aid post and fire-exit marshals included in the plan',
    'Waste sorted at the venue, which lowers the bill for its removal',
    'A review with you within three days, including what went wrong',
  ],
  faqs: [
    {
      question: 'How early should we book?',
      answer:
        'For a conference of three hundred, four weeks is comfortable; in the wedding months from November to February, eight is wiser. Smaller functions can often be staffed within days.',
    },
    {
      question: 'Do you arrange the tent, sound and catering too?',
      answer:
        'We coordinate them. You may bring vendors you trust, or ask us to obtain two or three quotations for comparison. In both cases our lead keeps all of them to one timetable.',
    },
    {
      question: 'What if it rains?',
      answer:
        'Each outdoor plan has a page for rain: covered routes, raised cabling, a drying crew and an hour by which you decide between lawn and hall.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'event organizing',
    'event management',
    'shaadi',
    'wedding',
    'conference',
    'usher',
    'hostess',
    'karyakram',
    'function',
    'tent',
    'party',
    'annual day',
    'marriage, birthday, reception, seminar, launch, stage, event staff, catering staff',
    'shadi, vivah, jashn',
    'शादी',
  ],
};
