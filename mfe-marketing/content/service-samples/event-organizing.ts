import type { WorkSample } from '../work-sample-types.ts';

export const eventOrganizingSample: WorkSample = {
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
  note: 'Women of the crew go home in arranged cars, and the lead notes each arrival. Six people more wait in reserve from five o’clock.',
};
