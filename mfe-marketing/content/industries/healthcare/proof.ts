import { brand } from '@site/brand';
import { indianNumber } from '@site/ui/indian-number';
import type { IndustryProof } from '../types.ts';
import { monthlyPrice, rosterPrices } from './post-prices.ts';
import { hospitalPrice, inLakh } from './price.ts';
import { hospitalProcedures } from './procedures.ts';
import { headcountOf, hospitalBeds, postsOf, roster, rowsOf } from './roster.ts';
import { hospitalSheet } from './sheet.ts';
import { hospitalSizes } from './sizes.ts';
import { staffTables } from './staffing.ts';
import { hospitalTimes } from './times.ts';

const { people } = headcountOf([roster], 300);
const technicians = hospitalBeds.map((beds) => postsOf(rowsOf('electricians', 'plumbers'), beds));

export const hospitalProof: IndustryProof = {
  figures: [
    { value: String(people), meaning: 'people support a 300-bed hospital; nurses are extra' },
    { value: `₹${inLakh(monthlyPrice(rosterPrices, 300))}\u00a0lakh`, meaning: 'is what they cost a month, with tax' },
    { value: '14\u00a0weeks', meaning: 'until every ward is staffed, the first from week 3' },
  ],
  served: {
    title: 'Four hospitals, 620\u00a0beds',
    text: `410 of our people work there, counted on ${brand.countedOn}. Each hospital does part of the work itself. Write to us and we send you the names by return, with their consent, and a superintendent’s number.`,
    caption: 'The hospitals we staff',
    head: ['Hospital, and our work there', 'Beds', 'Our people', 'Since'],
    rows: [
      { name: 'General, Noida', detail: 'all but porters', cells: ['280', '182', '2012'] },
      { name: 'Maternity, Delhi', detail: 'all but porters and linen', cells: ['140', '90', '2016'] },
      { name: 'General, Ghaziabad', detail: 'all but linen', cells: ['100', '80', '2019'] },
      { name: 'Heart, Faridabad', detail: 'all but attendants', cells: ['100', '58', '2022'] },
    ],
  },
  reference: {
    title: 'For your tender',
    intro: `Posts in a day, people with relievers, and prices for Noida with tax. Prices with nurses include paramedics. Electricians and plumbers, ${technicians.join(' and ')} posts, are quoted after the visit.`,
    link: {
      lead: 'For your tender papers:',
      label: 'Our registrations and insurance',
      path: '/our-approach#our-registrations-and-insurance',
    },
  },
  sizes: hospitalSizes,
  ...hospitalProcedures,
  ...hospitalSheet,
  times: hospitalTimes,
  staffing: {
    title: 'Staffing for 100 and 300 beds',
    hint: 'Every kind of post, shift by shift',
    intro: 'An example for a multi-speciality hospital, 80 per cent occupied.',
    tables: staffTables,
  },
  price: hospitalPrice,
  visit: {
    title: 'See how we would work in your wards',
    text: 'Our day in your wards is free, and you keep the notes.',
  },
  start: {
    title: 'How 300 beds are mobilised',
    hint: 'Four steps in 14 weeks, ward by ward',
    intro: `We have no ${people} people waiting, and take none from other sites.`,
    steps: [
      {
        when: 'Before you sign',
        title: 'Visit a client hospital',
        text: 'By appointment. Walk two wards, read the registers and ask the nurses about us while we wait outside.',
      },
      {
        when: 'Weeks 3 to 4',
        title: 'About 40 people',
        text: `The first wards start, with experienced supervisors and the verified reserve among the ${indianNumber(brand.readyPeople)}+ people on our rolls.`,
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
