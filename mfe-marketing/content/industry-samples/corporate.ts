import type { WorkSample } from '../work-sample-types.ts';

export const corporateSample: WorkSample = {
  kind: 'count',
  title: 'Who serves which floor',
  intro:
    'Desks are counted floor by floor, because a tea station serves the people near it. The rounds of the example below never overlap at the lifts.',
  caption: 'Example: seven hundred people on four floors',
  head: ['Floor, and its tea rounds', 'People', 'Pantry'],
  rows: [
    { name: 'First floor', detail: '10:30 am and 3:30 pm', cells: ['200', '4'] },
    { name: 'Second floor', detail: '10:40 am and 3:40 pm', cells: ['200', '4'] },
    { name: 'Third floor', detail: '10:50 am and 3:50 pm', cells: ['150', '3'] },
    { name: 'Fourth floor', detail: '11:00 am and 4:00 pm', cells: ['150', '3'] },
    { name: 'All four floors', cells: ['700', '14'], isTotal: true },
    { name: 'Boardroom, by its calendar', cells: ['–', '2'] },
    { name: 'Late shift, 5 pm to 1 am', cells: ['45', '1'] },
  ],
  note: 'Two of the attendants on each pair of floors go to the lunch counter from noon to 2:30 pm. The late shift’s people are among the seven hundred.',
};
