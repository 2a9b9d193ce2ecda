import type { WorkSample } from '../work-sample-types.ts';

export const oldAgeCareSample: WorkSample = {
  kind: 'timetable',
  title: 'A day, and its page in the logbook',
  intro:
    'A lady of 82 in Noida, three months after a hip operation. She walks with a frame and decides her own day; the attendant is with her from eight to five.',
  caption: 'Example: a Thursday in November',
  head: ['Time', 'What happens', 'Logbook'],
  rows: [
    {
      name: '8:00 am',
      cells: ['The son tells how the night was; bed, hair, spectacles', 'Slept 10:15 pm to 5:40 am, up once'],
    },
    {
      name: '8:45 am',
      cells: [
        'Breakfast, then the tablets from the box that her daughter fills',
        '2 idlis, 1 cup of tea; tablets 9:05 am',
      ],
    },
    {
      name: '10:00 am',
      cells: ['Bath on the stool, rubber mat down; heels and back looked at', 'Skin clear, no redness'],
    },
    {
      name: '11:30 am',
      cells: ['Walk in the sun, once the smog has lifted', '12 minutes, one rest; no pain'],
    },
    {
      name: '1:00 pm',
      cells: [
        'Lunch at the table; while she sleeps, the attendant’s own meal and rest',
        'Dal, 1 roti, half the vegetables',
      ],
    },
    {
      name: '3:00 pm',
      cells: ['Exercises as the physiotherapist showed them, then her serial', 'Heel slides, 2 times 10'],
    },
    {
      name: '4:15 pm',
      cells: ['Tea, and a video call with the daughter in Pune', 'Cheerful; asked for the blue shawl'],
    },
    {
      name: '5:00 pm',
      cells: ['Frame, bell and water in reach; handover to the son', '6 glasses of water since morning'],
    },
  ],
  note: 'When a meal is left twice, the skin turns red or she is unusually drowsy, the attendant calls the family and the coordinator within the hour.',
};
