import { brand } from '@site/brand';
import { inRupees } from '@site/ui/indian-number';
import { answersFor, leaders } from '../../company/leaders.ts';
import { capitalised } from '../../numbers.ts';
import type { HospitalContent } from '../types.ts';
import { gratuityOf, monthlyGratuity, peopleIn, rosterPrices } from './price.ts';
import { hospitalSums, hospitals } from './served.ts';

const { legalName, cin, registeredOffice } = brand.registration;
const { director, associate } = leaders;
const listed = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
const setAside = listed.format(
  rosterPrices.map(({ wage }) => `${inRupees(Math.round(gratuityOf(wage)))} for a wage of ${inRupees(wage)}`),
);
const people = listed.format(rosterPrices.map((kind) => String(peopleIn(kind, 300))));

/** What a tender committee asks about the company and its prices. */
export const bidder: HospitalContent['bidder'] = {
  title: 'Bidder’s profile and price inclusions',
  hint: 'Registrations, similar work, directors, turnover, solvency, gratuity',
  intro: `As of ${brand.countedOn}. Who the company is: About this site.`,
  points: [
    { term: 'Company', text: `${legalName}, CIN ${cin}, with its registered office at ${registeredOffice}.` },
    {
      term: 'GSTIN, EPF code, ESIC code',
      text: 'Numbers and certificates come with the quotation, as do the contractor’s labour licence and both insurance policies.',
    },
    {
      term: 'Similar work',
      text: `${capitalised(hospitalSums.count)} hospitals with ${hospitalSums.beds} beds and ${hospitalSums.people} of our people, the first since ${hospitals[0]?.since}. Work orders and completion certificates come with the quotation, with the clients’ consent.`,
    },
    {
      term: 'Licences and standards',
      text: 'We hold no ISO certificate and no PSARA licence, and supply no security guards.',
    },
    { term: `${director.name}, ${director.role}`, text: `${answersFor.director}. He signs each contract himself.` },
    {
      term: `${associate.name}, ${associate.role}`,
      text: `${answersFor.associate}. She signs each maintenance plan herself.`,
    },
    {
      term: 'Turnover',
      text: 'We publish none. The audited accounts of the last three years come with the quotation if you ask.',
    },
    {
      term: 'Solvency',
      text: 'An investment of April 2026 covers six months of salaries, statutory dues, material and equipment, even when clients pay late. If your tender asks for a bank’s solvency certificate, we ask our bank for one.',
    },
    {
      term: 'Gratuity',
      text: `Fifteen days’ wages for each year of service, due after the qualifying service. No price here includes it; the quotation has a line of its own. Setting it aside takes, each month, ${setAside}. The roster of 300 beds has ${people} people at these wages, with a quarter of a reliever for each post: ${inRupees(monthlyGratuity(rosterPrices, 300))} a month with service charge and GST.`,
    },
  ],
  parts: {
    caption: 'What the price of a post includes',
    head: ['Posts', 'Included', 'Not included'],
    rows: [
      {
        name: 'Every post',
        cells: [
          'Wages, EPF, ESIC, bonus, reliever, uniform, shoes, identity card, service charge, GST',
          'Gratuity; a change of notified wages',
        ],
      },
      {
        name: 'Cleaning, porters, linen, waste',
        cells: ['Cleaning material and machines', 'Transport and treatment of biomedical waste'],
      },
      {
        name: 'Ward attendants',
        cells: ['Gloves, masks, vaccination', 'Nursing: medicines, samples, dressings'],
      },
      {
        name: 'Nurses, paramedics',
        cells: ['Vaccination, life support course', 'Medicines; a doctor'],
      },
    ],
  },
};
