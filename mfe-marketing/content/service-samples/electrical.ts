import deepak from '../../pictures/signatures/deepak.svg';
import harish from '../../pictures/signatures/harish.svg';
import type { WorkSample } from '../work-sample-types.ts';

export const electricalSample: WorkSample = {
  kind: 'record',
  title: 'A panel round, with its readings',
  intro:
    'Once a quarter the supervisor walks the panels at full load with a clamp meter and a thermal camera. A joint much warmer than its neighbours is loose or overloaded.',
  sheet: {
    label: 'Sample',
    title: 'Panel round, main LT room',
    period: 'Thursday, 8 October 2026, 3:10 pm, 31 °C',
    site: 'Office building, 9 floors, Greater Noida: 500 kVA transformer, 380 kVA DG set',
    head: ['Feeder', 'Load', 'Hottest joint', 'Result'],
    rows: [
      { name: 'Main incomer, 800 A', cells: ['408 A', '49 °C', 'In order'], result: 'in order' },
      { name: 'Chiller, 250 A', cells: ['166 A', '52 °C', 'In order'], result: 'in order' },
      { name: 'Rising main, 200 A', cells: ['112 A', '45 °C', 'In order'], result: 'in order' },
      { name: 'UPS, 125 A', cells: ['64 A', '43 °C', 'In order'], result: 'in order' },
      { name: 'Lifts, 100 A', cells: ['38 A', '41 °C', 'In order'], result: 'in order' },
      { name: 'Pumps, 63 A', cells: ['34 A', '71 °C', 'Y phase loose'], result: 'fault' },
      { name: 'Capacitors, 150 kVAr', cells: ['PF 0.98', '46 °C', 'In order'], result: 'in order' },
    ],
    followUp:
      'Pump feeder: R and B phase at 44 °C, so 27 °C of difference. Isolated, locked and tagged from 6:15 to 6:40 pm; joint cleaned and tightened to the maker’s torque; 45 °C after an hour on load.',
    signatures: [
      { role: 'Read by', name: 'Deepak V.', time: '3:55 pm', signature: deepak },
      { role: 'Licensed supervisor', name: 'Harish N.', time: '7:50 pm', signature: harish },
    ],
  },
};
