import type { WorkSample } from '../work-sample-types.ts';

export const educationSample: WorkSample = {
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
    { name: '11:15 am', cells: ['Two push taps that close late, block C', 'Close after 6 seconds, before 14'] },
    { name: '2:15 pm', cells: ['Second round, once the buses have left', 'One flush valve repaired'] },
    { name: '3:00 pm', cells: ['Wet work: trap of the laboratory sink', 'Drains in 20 seconds'] },
    { name: '5:30 pm', cells: ['Hostel: mixing valve of the showers', '42 °C at the far shower'] },
  ],
  note: 'In lessons he stays out of the blocks unless the office calls, and he enters a washroom only when it is empty and closed with a sign.',
};
