import { brand } from '@site/brand';
import { withSeparator } from '@site/ui/with-separator';
import { hospitalExamples } from './hospital-examples.ts';
import { hospitalProcedures } from './hospital-procedures.ts';
import { hospitalSheet } from './hospital-sheet.ts';
import type { IndustryProof } from './industry-proof-types.ts';

export const hospitalProof: IndustryProof = {
  figures: [
    { value: '5 min', meaning: 'until an urgent porter is at the ward; 10 at night' },
    { value: '84', meaning: 'people for 100 beds; 220 for 300' },
    {
      value: '₹31,860',
      meaning: 'a month for the post of a ward attendant, tax included; ₹53,94,108 for all 176 posts of 300 beds',
    },
    { value: '14 weeks', meaning: 'to staff 300 beds; the first wards start in week 3 or 4' },
  ],
  ...hospitalProcedures,
  ...hospitalExamples,
  ...hospitalSheet,
  table: {
    title: 'Staffing for 100 and 300 beds',
    intro: 'An example for a multi-speciality hospital with about 80 per cent of its beds occupied.',
    sizes: [
      { value: '84', meaning: 'people for 100 beds: 67 on duty in a day, 17 relievers' },
      { value: '220', meaning: 'people for 300 beds: 176 on duty in a day, 44 relievers' },
    ],
    tableTitle: 'Roster by post and shift',
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
      ['Posts in each shift', '30 / 23 / 14', '76 / 63 / 37'],
      ['Posts in a day', '67', '176'],
      ['Relievers, one for every four posts', '17', '44'],
      ['People on our rolls for the hospital', '84', '220'],
    ],
    apart: [
      ['Paramedics, counted apart', '2 / 2 / 1', '5 / 4 / 3'],
      ['Electricians, counted apart', '1 / 1 / 1', '2 / 2 / 1'],
    ],
    note: 'Not a quotation: a survey of ICU, OT load, layout and laundry refines the numbers. Those counted apart have relievers of their own; nurses, plumbers and pantry staff follow from the survey. In the evening and at night the senior supervisor has charge of the site.',
  },
  visit: {
    title: 'See how we would work in your wards',
    text: 'Before you sign you may phone or meet the medical superintendent of a hospital we staff. Our day in your wards is free; you keep the notes.',
  },
  start: {
    title: 'How 300 beds are mobilised',
    intro: 'We do not have 220 people waiting, and we take none from other sites.',
    steps: [
      {
        when: 'Before you sign',
        title: 'Visit a hospital that we staff',
        text: 'By appointment and with its consent. Walk two wards, read the registers, and ask the nurses and the medical superintendent about us while we wait outside.',
      },
      {
        when: 'Weeks 3 to 4',
        title: 'About 40 people',
        text: `The first wards start, three to four weeks after your first call, with experienced supervisors and the verified reserve among the ${withSeparator(brand.readyPeople)}+ people on our rolls.`,
      },
      {
        when: 'Every two weeks',
        title: 'About 40 more',
        text: 'They are recruited for your hospital, first of all from those who work in your wards today and wish to stay, then verified and inducted. Each group takes over further wards.',
      },
      {
        when: 'About week 14',
        title: 'Complete',
        text: 'Your present team stays in each ward until the handover is signed, and you pay us only for posts that are filled.',
      },
    ],
  },
};
