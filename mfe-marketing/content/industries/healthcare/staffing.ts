import { inWords } from '../../numbers.ts';
import { staffing } from '../../services/staffing.ts';
import type { TableContent, TableRow } from '../../types.ts';
import {
  type Headcount,
  headcountOf,
  hospitalBeds,
  professions,
  roster,
  rowsOf,
  type StaffRow,
  shiftsOf,
} from './roster.ts';

const columns = hospitalBeds.map((beds) => ({ title: `${beds} beds`, names: ['morning', 'evening', 'night'] }));
const head = ['Kind of post', ...columns];
const teams = [...new Set(professions.map(({ post }) => post))].map((post) => rowsOf(post));

const rosterTable: TableContent = {
  caption: 'The roster: posts filled in each shift, one person each',
  head,
  rows: [
    ...roster.map(rowOf),
    {
      name: 'Posts in each shift',
      cells: hospitalBeds.map((beds) => shiftsOf(roster, beds).map(String)),
      isTotal: true,
    },
    totalOf('Posts in a day', [roster], 'posts'),
    totalOf(`Relievers, one for every ${inWords(staffing.postsPerReliever)} posts`, [roster], 'relievers'),
    totalOf('People on our rolls for the hospital', [roster], 'people'),
  ],
  note: `Not a quotation: a survey of ICU, OT load, layout and laundry refines the numbers. One supervisor for up to ${staffing.supervised} people in a shift, the site in-charge counted as one. In the evening and at night the senior supervisor has charge of the site.`,
};

const professionsTable: TableContent = {
  caption: 'Nurses and technicians beyond the roster, each profession with relievers of its own',
  head,
  rows: [
    ...professions.map(rowOf),
    totalOf('Posts in a day', teams, 'posts'),
    totalOf('Relievers', teams, 'relievers'),
    totalOf('People', teams, 'people'),
  ],
  note: 'With 12 ICU beds and 2 OTs in 100 beds, 36 and 6 in 300: by day one nurse for about six patients in a ward and for two in an ICU. At night a plumber is on call.',
};

export const staffTables = [rosterTable, professionsTable];

function rowOf({ name, shifts }: StaffRow): TableRow {
  return { name, cells: hospitalBeds.map((beds) => shifts[beds].map(String)) };
}

function totalOf(name: string, counted: StaffRow[][], count: keyof Headcount): TableRow {
  return { name, cells: hospitalBeds.map((beds) => String(headcountOf(counted, beds)[count])), isTotal: true };
}
