import bimla from '../../pictures/signatures/bimla.svg';
import joseph from '../../pictures/signatures/joseph.svg';
import type { WorkSample } from '../work-sample-types.ts';

export const pantrySample: WorkSample = {
  kind: 'record',
  title: 'What a pantry counts in a day',
  intro:
    'Three attendants, one office of 150 people. The sheet is counted at opening and at closing, and the next day’s order follows from the column in the middle.',
  sheet: {
    label: 'Sample',
    title: 'Pantry day sheet',
    period: 'Wednesday, 14 October 2026',
    site: 'Office of 150 people, two floors, Noida: 245 teas and 115 coffees served',
    head: ['Item', '8:00 am', 'Used', '6:00 pm'],
    rows: [
      { name: 'Milk', cells: ['20 litres', '18 litres', '2 litres'] },
      { name: 'Tea leaf', cells: ['4.0 kg', '0.55 kg', '3.45 kg'] },
      { name: 'Sugar', cells: ['12 kg', '2.5 kg', '9.5 kg'] },
      { name: '20-litre jars of drinking water', cells: ['12', '8', '4'] },
      { name: 'Biscuit packets', cells: ['96', '31', '65'] },
      { name: 'Meeting trays', cells: ['9 booked', '8 served', '1 cancelled'] },
      { name: 'Fridge', cells: ['4 °C', '–', '9 °C: fault\u00a01190'], result: 'fault' },
    ],
    followUp:
      'Fault 1190: door gasket loose. Milk moved to the second fridge at 6:05 pm; the maker’s technician comes at 9:30 am. To order: 18 litres of milk, 8 jars of water.',
    signatures: [
      { role: 'Counted by', name: 'Bimla K.', time: '6:15 pm', signature: bimla },
      { role: 'Supervisor', name: 'Joseph M.', time: '6:25 pm', signature: joseph },
    ],
  },
};
