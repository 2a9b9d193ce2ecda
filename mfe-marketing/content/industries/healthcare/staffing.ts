import type { StaffTable } from '../../industry-proof-types.ts';

const head = ['Kind of post', '100 beds: morning / evening / night', '300 beds: morning / evening / night'];

const roster: StaffTable = {
  caption: 'The roster: posts filled in each shift, one person each',
  head,
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
    ['Posts in each shift', '30 / 23 / 14', '76 / 63 / 37'],
    ['Posts in a day', '67', '176'],
    ['Relievers, one for every four posts', '17', '44'],
    ['People on our rolls for the hospital', '84', '220'],
  ],
  note: 'Not a quotation: a survey of ICU, OT load, layout and laundry refines the numbers. In the evening and at night the senior supervisor has charge of the site.',
};

const nurses: StaffTable = {
  caption: 'Nurses and technicians beyond the roster, each profession with relievers of its own',
  head,
  rows: [
    ['Nurses, wards', '12 / 12 / 10', '36 / 36 / 30'],
    ['Nurses, ICU', '5 / 5 / 5', '15 / 15 / 15'],
    ['Nurses, theatres', '4 / 4 / 1', '12 / 8 / 2'],
    ['Paramedics', '2 / 2 / 1', '5 / 4 / 3'],
    ['Electricians', '1 / 1 / 1', '2 / 2 / 1'],
    ['Plumbers', '1 / 1 / 0', '2 / 1 / 0'],
  ],
  totals: [
    ['Posts in a day', '68', '189'],
    ['Relievers', '19', '49'],
    ['People', '87', '238'],
  ],
  note: 'With 12 ICU beds and 2 theatres in 100 beds, 36 and 6 in 300: by day one nurse for about six patients in a ward and for two in an ICU. At night a plumber is on call.',
};

export const hospitalStaffing = { roster, nurses };
