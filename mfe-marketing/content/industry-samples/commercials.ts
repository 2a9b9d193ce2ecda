import type { WorkSample } from '../work-sample-types.ts';

export const commercialsSample: WorkSample = {
  kind: 'count',
  title: 'A roster by footfall',
  intro:
    'The doors of the building in our example count about 3,000 visitors on a Tuesday and 15,000 on a Saturday. The roster moves people to where they walk.',
  caption: 'Example: people on duty, by post',
  head: ['Post', 'Tuesday', 'Saturday'],
  rows: [
    { name: 'Entrances, matting and lobby', cells: ['1', '3'] },
    { name: 'Showroom passages and food court', cells: ['2', '5'] },
    { name: 'Office floors', detail: 'done before eight', cells: ['4', '1'] },
    { name: 'Washrooms', cells: ['2', '4'] },
    { name: 'Roaming, for all tenants’ calls', cells: ['2', '2'] },
    { name: 'Night: granite by machine, ramps', cells: ['2', '2'] },
    { name: 'On duty', cells: ['13', '17'], isTotal: true },
  ],
  note: 'The four more of Saturday work a short shift from 2 pm to 8 pm. Relievers and the supervisor are counted apart.',
};
