import { brand } from '@site/brand';
import { withSeparator } from '@site/ui/with-separator';
import { hospitalExamples } from './hospital-examples.ts';
import { hospitalProcedures } from './hospital-procedures.ts';
import { hospitalSheet } from './hospital-sheet.ts';
import { hospitalStaffing } from './hospital-staffing.ts';
import type { IndustryProof } from './industry-proof-types.ts';

export const hospitalProof: IndustryProof = {
  figures: [
    { value: '5 min', meaning: 'until an urgent porter is at the ward, at night 10' },
    { value: '84', meaning: 'people staff 100 beds' },
    { value: '₹31,860', meaning: 'a month for one ward attendant’s post, with tax' },
    { value: '14 weeks', meaning: 'to staff 300 beds, ward by ward' },
  ],
  covers:
    'People and prices cover housekeeping and ward attendants, without nurses, paramedics and technicians; prices are for Noida.',
  served: {
    title: 'Four hospitals, 620\u00a0beds, 410 of our people',
    text: `Counted on ${brand.countedOn}. Each keeps a part of the work, so its number differs from our plan. We name them at our first visit, with their consent; you may phone or meet a superintendent.`,
    caption: 'The hospitals we staff',
    head: ['Hospital, and our work there', 'Beds', 'Our people', 'Since'],
    rows: [
      { name: 'General, Noida', detail: 'all but porters', cells: ['280', '182', '2012'] },
      { name: 'Maternity, Delhi', detail: 'all but porters and linen', cells: ['140', '90', '2016'] },
      { name: 'General, Ghaziabad', detail: 'all but linen', cells: ['100', '80', '2019'] },
      { name: 'Heart, Faridabad', detail: 'all but attendants', cells: ['100', '58', '2022'] },
    ],
  },
  reference: 'For your tender committee',
  ...hospitalProcedures,
  ...hospitalExamples,
  ...hospitalSheet,
  staffing: hospitalStaffing,
  visit: {
    title: 'See how we would work in your wards',
    text: 'Our day in your wards is free, and you keep the notes.',
  },
  start: {
    title: 'How 300 beds are mobilised',
    intro: 'We have no 220 people waiting, and take none from other sites.',
    steps: [
      {
        when: 'Before you sign',
        title: 'Visit a client hospital',
        text: 'By appointment. Walk two wards, read the registers and ask the nurses about us while we wait outside.',
      },
      {
        when: 'Weeks 3 to 4',
        title: 'About 40 people',
        text: `The first wards start, with experienced supervisors and the verified reserve among the ${withSeparator(brand.readyPeople)}+ people on our rolls.`,
      },
      {
        when: 'Every two weeks',
        title: 'About 40 more',
        text: 'Recruited for you, first from those in your wards who wish to stay, then verified and inducted. Each group takes over further wards.',
      },
      {
        when: 'About week 14',
        title: 'Complete',
        text: 'Your present team stays in each ward until the handover is signed, and you pay us only for posts that are filled.',
      },
    ],
  },
};
