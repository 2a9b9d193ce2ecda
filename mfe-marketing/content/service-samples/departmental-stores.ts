import ritu from '../../pictures/signatures/ritu.svg';
import suresh from '../../pictures/signatures/suresh.svg';
import type { WorkSample } from '../work-sample-types.ts';

export const departmentalStoresSample: WorkSample = {
  kind: 'record',
  title: 'A week’s stock count',
  intro:
    'Two people count, one of ours and one of yours if you like, before the shutters go up. Every difference gets a reason or stays on the sheet as missing.',
  sheet: {
    label: 'Sample',
    title: 'Stock count, week 41',
    period: 'Sunday, 11 October 2026',
    site: 'Store of a township, 2,300 articles, Gurugram; 231 of them counted',
    head: ['Shelf', 'Book', 'Counted', 'Difference'],
    rows: [
      { name: 'Atta and rice', detail: '5 and 10 kg bags', cells: ['164', '164', 'None'], result: 'in order' },
      { name: 'Oil and ghee', cells: ['212', '211', '1 pouch burst'], result: 'in order' },
      { name: 'Milk and curd', detail: 'at 4 °C', cells: ['96', '96', 'None'], result: 'in order' },
      { name: 'Biscuits and namkeen', cells: ['538', '532', '6 expired, returned'], result: 'in order' },
      { name: 'Soap and detergent', cells: ['301', '301', 'None'], result: 'in order' },
      { name: 'Blades and batteries', cells: ['88', '86', '2 missing, ₹310'], result: 'fault' },
      { name: 'All six shelves', cells: ['1,399', '1,390', '9 pieces'], isTotal: true },
    ],
    followUp:
      'Missing: ₹310 of ₹1,12,400 counted, 0.28%; the contract allows 0.5% on these shelves. Blades and batteries move behind the till on 12 October.',
    signatures: [
      { role: 'Counted by', name: 'Ritu G.', time: '7:40 am', signature: ritu },
      { role: 'Store manager', name: 'Suresh B.', time: '8:05 am', signature: suresh },
    ],
  },
};
