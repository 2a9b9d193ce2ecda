import mahesh from '../../pictures/signatures/mahesh.svg';
import vinod from '../../pictures/signatures/vinod.svg';
import waterMeter from '../../pictures/water-meter.webp';
import type { WorkSample } from '../work-sample-types.ts';

export const plumbingSample: WorkSample = {
  kind: 'record',
  title: 'The yearly check, on one sheet',
  intro:
    'Two plumbers and a supervisor need a day for one tower. Each point has a measured finding and what was done about it; what stays open has a date.',
  illustration: {
    picture: waterMeter,
    alt: 'A miniature plumber in a yellow cap notes the reading of a brass water meter whose lid is open.',
  },
  sheet: {
    label: 'Sample',
    title: 'Yearly check, tower B',
    period: 'Saturday, 10 October 2026',
    site: 'Housing society, 9 floors, 36 flats, Ghaziabad',
    head: ['Point', 'Found', 'Done'],
    rows: [
      {
        name: 'Pump 1, 7.5 kW',
        cells: ['14.1 A, 4.6 bar; seal drips', 'Mechanical seal replaced'],
        result: 'in order',
      },
      {
        name: 'Underground tank, 60,000 litres',
        cells: ['3 cm of silt, lid gasket cracked', 'New gasket; cleaning due on 17 October'],
        result: 'fault',
      },
      {
        name: 'Overhead tank, 20,000 litres',
        cells: ['Float valve passes, overflow wet', 'Float and seat replaced'],
        result: 'in order',
      },
      {
        name: 'Pressure, ground and ninth floor',
        cells: ['4.2 and 1.2 bar', 'Reducing valve set: 3.0 and 1.2 bar'],
        result: 'in order',
      },
      {
        name: 'Shut-off valves, 18',
        cells: ['3 seized', 'Freed, greased, tagged'],
        result: 'in order',
      },
      {
        name: 'Meter, 1 to 4 am',
        cells: ['620 litres in three hours', '4 flush valves repaired: 40 litres'],
        result: 'in order',
      },
      {
        name: 'Water at a kitchen tap',
        cells: ['TDS 410 mg/l, free chlorine 0.3 mg/l', 'Within IS 10500; sample sent for E. coli'],
        result: 'in order',
      },
    ],
    followUp:
      'Open: the underground tank. Five people clean it on 17 October with gas meter, blower and lifeline; its water is sampled the day after.',
    signatures: [
      { role: 'Checked by', name: 'Mahesh T.', time: '5:20 pm', signature: mahesh },
      { role: 'For the society', name: 'Vinod J.', time: '5:45 pm', signature: vinod },
    ],
  },
};
