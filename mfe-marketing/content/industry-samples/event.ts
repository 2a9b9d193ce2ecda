import type { WorkSample } from '../work-sample-types.ts';

export const eventSample: WorkSample = {
  kind: 'count',
  title: 'The crew of two hundred stalls',
  intro:
    'Five zones of forty stalls, nine thousand visitors, six washroom blocks: this is how many people the example needs at each time.',
  caption: 'Example: people on duty at a three-day exhibition',
  head: ['Post', 'Before', 'Show', 'Night'],
  rows: [
    { name: 'Zone leaders', cells: ['2', '5', '1'] },
    { name: 'Housekeepers, two to a zone', cells: ['4', '10', '16'] },
    { name: 'Washrooms, two to a block', cells: ['2', '12', '2'] },
    { name: 'Fast crew, by radio', cells: ['0', '6', '0'] },
    { name: 'Marshals and ushers', cells: ['6', '26', '4'] },
    { name: 'Stewards, food area and desks', cells: ['0', '14', '0'] },
    { name: 'Loaders', cells: ['24', '4', '2'] },
    { name: 'On duty', cells: ['38', '77', '25'], isTotal: true },
  ],
  note: 'Before: the day of setting up, from 6 am. The night crew works from 10 pm to 7 am. Eight trained people more wait in reserve.',
};
