import type { ProofTable } from './industry-proof-types.ts';

/** What the posts of 300 beds come to. */
const large = { shifts: [76, 63, 37], posts: '176', relievers: '44', people: '220' } as const;
const [morning, evening, night] = large.shifts;

export const hospitalStaffing: ProofTable = {
  title: 'Staffing for 100 and 300 beds',
  intro: 'An example for a multi-speciality hospital, 80 per cent occupied.',
  sizes: [
    { value: '84', meaning: 'people for 100 beds: 67 on duty in a day, 17 relievers' },
    {
      value: large.people,
      meaning: `people for 300 beds: ${large.posts} on duty in a day, ${large.relievers} relievers`,
    },
  ],
  tableTitle: `Roster: ${large.posts} posts for 300 beds, by shift`,
  tableHint: `Morning ${morning}, evening ${evening}, night ${night}`,
  caption: 'Posts filled in each shift, one person each',
  head: ['Kind of post', '100 beds: morning / evening / night', '300 beds: morning / evening / night'],
  rows: [
    ['Housekeepers, general zone', '5 / 3 / 1', '10 / 8 / 3'],
    ['Housekeepers, clinical zone', '6 / 5 / 3', '16 / 13 / 8'],
    ['Housekeepers, isolation and critical zone', '3 / 2 / 2', '8 / 7 / 5'],
    ['Ward attendants', '8 / 7 / 5', '23 / 20 / 14'],
    ['Porters', '3 / 3 / 1', '8 / 7 / 3'],
    ['Linen collection and issue', '1 / 1 / 0', '3 / 2 / 1'],
    ['Biomedical waste collection', '2 / 1 / 1', '4 / 3 / 1'],
    ['Supervisors', '1 / 1 / 1', '3 / 3 / 2'],
    ['Site in-charge', '1 / 0 / 0', '1 / 0 / 0'],
  ],
  totals: [
    ['Posts in each shift', '30 / 23 / 14', large.shifts.join(' / ')],
    ['Posts in a day', '67', large.posts],
    ['Relievers, one for every four posts', '17', large.relievers],
    ['People on our rolls for the hospital', '84', large.people],
  ],
  apart: [
    ['Paramedics, counted apart', '2 / 2 / 1', '5 / 4 / 3'],
    ['Electricians, counted apart', '1 / 1 / 1', '2 / 2 / 1'],
  ],
  note: 'Not a quotation: a survey of ICU, OT load, layout and laundry refines the numbers. Those counted apart have relievers of their own; nurses, plumbers and pantry staff follow from the survey. In the evening and at night the senior supervisor has charge of the site.',
};
