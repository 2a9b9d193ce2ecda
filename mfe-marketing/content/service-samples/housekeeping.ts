import rekha from '../../pictures/signatures/rekha.svg';
import sarita from '../../pictures/signatures/sarita.svg';
import type { WorkSample } from '../work-sample-types.ts';

export const housekeepingSample: WorkSample = {
  kind: 'record',
  title: 'A washroom card, filled in',
  intro:
    'The card hangs inside the door. Whoever cleans writes what was done, not a tick, and the supervisor signs on her round. Here is the morning of one card.',
  sheet: {
    label: 'Sample',
    title: 'Washroom card',
    period: 'Tuesday, 13 October 2026',
    site: 'Women’s washroom, third floor: 5 WCs, 4 basins. Office of 350 desks, Noida',
    head: ['Point', '7:00 am', '9:00 am', '11:00 am'],
    rows: [
      { name: 'Floor', cells: ['Scrubbed, dry', 'Mopped', 'Mopped, dry'] },
      { name: 'WCs and seats', cells: ['Descaled', 'Wiped', 'Flush runs: fault 1204'], result: 'fault' },
      { name: 'Basins, taps, mirror', cells: ['Washed', 'Wiped', 'Wiped'] },
      { name: 'Soap, two bottles', cells: ['Filled', '3/4 full', '1/2 full'] },
      { name: 'Tissue and towels', cells: ['5 rolls, 2 packs', 'In order', '2 rolls added'] },
      { name: 'Bins', cells: ['New liners', '1/4 full', 'Emptied'] },
      { name: 'Smell, exhaust fan', cells: ['None, fan on', 'None', 'None'] },
      { name: 'Minutes taken', cells: ['30', '8', '9'] },
    ],
    followUp:
      'Fault 1204: plumber called at 11:06 am, flush valve washer changed, closed at 11:48 am, 42 minutes after the call.',
    signatures: [
      { role: 'Cleaned by', name: 'Sarita D.', time: '11:09 am', signature: sarita },
      { role: 'Supervisor', name: 'Rekha S.', time: '11:55 am', signature: rekha },
    ],
  },
};
