import { staffing } from '../../services/staffing.ts';
import type { PageListing } from '../../types.ts';
import type { IndustryContent } from '../types.ts';
import { card } from './card.ts';

export const content: IndustryContent = {
  ...card,
  title: 'Pantry Management for Corporate Offices',
  description:
    'Pantry management for corporate offices, with an example of seven hundred people: stations, timings, trained attendants and less waste.',
  updated: '2026-11-22',
  focus: 'Pantry',
  lead: 'We clean and maintain corporate offices and IT parks, and look after their pantries. The example on this page is the pantry of an office with seven hundred people.',
  problem: [
    'For example, an office has seven hundred people on four floors and two pantries. At eleven and at four the queue reaches the lift lobby, and a cup of tea costs fifteen minutes of working time. The attendants were hired as general helpers and learn on the job, so the boardroom is served in three different ways in one week.',
    'No one knows the consumption either. Milk runs out on Mondays and is poured away on Fridays, and the late shift, which serves clients abroad, finds a locked door after seven.',
  ],
  solution: [
    `For one week we only count: cups, minutes and kilos. Then each floor gets small tea stations with a machine, a sink and trained attendants, while the two pantries keep lunch and dishwashing. At one attendant for up to about ${staffing.served} people, this office needs fourteen on its floors. Tea rounds start ten minutes apart from floor to floor, so that the queue does not form.`,
    'Two stewards look after the boardroom. They work from its calendar and lay every tray in the same way. The late shift has a steward of its own. Orders follow a simple sheet of the previous day’s use, which the supervisor checks every evening.',
  ],
  aim: 'a cup of tea in four minutes instead of fifteen, and milk that lasts the week without being poured away.',
  advantages: [
    'Attendants with food service experience, trained in your house rules',
    'Stations on each floor, so breaks stay short',
    'Cover for early, late and night shifts',
    'Guests served in one manner on every floor',
    'A monthly sheet of consumption by item and floor',
  ],
  benefits: [
    { title: 'Time saved', text: 'People spend their break resting and not standing in a queue.' },
    {
      title: 'Less thrown away',
      text: 'Ordering by actual use keeps milk, bread and fruit fresh until they are finished.',
    },
    { title: 'Inspected hygiene', text: 'Weekly checklists cover filters, fridges, drains and hand washing.' },
  ],
  boxes: [
    { title: 'Floor stations', text: 'One tea station or more on each floor, close to the desks.' },
    {
      title: 'Boardroom stewards',
      text: 'Two stewards who know the directors’ preferences and serve without interrupting.',
    },
    { title: 'Late-shift steward', text: 'Tea, warm meals and a clean table until the shift ends.' },
  ],
  sample: {
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
    note: 'With the boardroom and the late shift, seventeen serve in all, with one supervisor, who is counted apart. Two of the attendants on each pair of floors go to the lunch counter from noon to 2:30 pm. The late shift’s people are among the seven hundred.',
  },
  hasWasteBox: false,
};

export const listing: PageListing = {
  searchWords: [
    'IT park',
    'office',
    'corporate office',
    'company',
    'pantry',
    'cafeteria',
    'boardroom',
    'meeting',
    'daftar',
    'karyalay',
    'BPO',
    'workplace, software company, call centre, coworking, tech park, business park, headquarters',
    'karyalaya',
  ],
};
