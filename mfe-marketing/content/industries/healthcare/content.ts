import { brand } from '@site/brand';
import { indianNumber } from '@site/ui/indian-number';
import portrait from '../../../pictures/portrait-customer-3.webp';
import asha from '../../../pictures/signatures/asha.svg';
import imran from '../../../pictures/signatures/imran.svg';
import mary from '../../../pictures/signatures/mary.svg';
import pushpa from '../../../pictures/signatures/pushpa.svg';
import { numbers, reservePeople } from '../../numbers.ts';
import { gst } from '../../services/rates.ts';
import type { PageListing } from '../../types.ts';
import type { HospitalContent } from '../types.ts';
import { bidder } from './bidder.ts';
import { card } from './card.ts';
import { inLakh, monthlyGratuity, monthlyPrice, price, rosterPrices, sizes } from './price.ts';
import { procedures } from './procedures.ts';
import { headcountOf, roster } from './roster.ts';
import { served } from './served.ts';
import { staffTables } from './staffing.ts';
import { times } from './times.ts';

const { people } = headcountOf([roster], 300);
const { hospital: weeks } = numbers.weeksToStart;

export const content: HospitalContent = {
  ...card,
  title: 'Healthcare Staff for Hospitals and Clinics',
  description:
    'Ward attendants, paramedics and housekeepers for hospitals: zones, spill drill, biomedical waste, response times, staffing and the price of a post.',
  updated: '2026-11-29',
  focus: 'Paramedic',
  focusText: 'ward attendants',
  lead: 'We staff hospitals and clinics so that nurses can spend their time on nursing. Ward attendants and housekeepers work on fixed rosters; paramedics and nurses, where you need them, under your doctors’ orders.',
  problem: [
    'For example, a hospital of 100 beds loses a third of its ward attendants every year. New ones arrive without induction. Nurses push trolleys and change linen, and have less time for observation and medicine rounds.',
    'At the audit no one can say which attendant has been trained in what.',
  ],
  solution: [
    'For each ward we list the tasks of a full day and decide which of them need a nurse, a paramedic or an attendant. Every shift has a fixed core of people who stay on that ward; relievers cover leave, weekly offs and peaks.',
    `No one touches a patient before passing a ${numbers.inductionDays}-day induction: hand hygiene, safe transfer, biomedical waste colours, needle-stick response and fire code. Our supervisor attends the nursing handover in every shift and takes complaints there.`,
  ],
  aim: 'one attendant in ten leaving in a year instead of one in three, and each one’s training found in the register at once.',
  advantages: [
    'Nurses freed for nursing',
    'Fixed teams who know the ward and its routines',
    'Training recorded person by person, open to your NABH assessors',
    'A supervisor on the floor in all three shifts',
  ],
  benefits: [
    { title: 'Records for audits', text: 'Signed registers show how waste, linen and transfers were handled.' },
    {
      title: 'Lower turnover',
      text: `Wages by the ${numbers.payDay.word}, rest days and a path to senior posts give people reasons to stay.`,
    },
    {
      title: 'Shorter waits',
      text: 'Porters are sent from one desk, which notes when each call came and when it was answered.',
    },
  ],
  boxes: [
    {
      title: 'Core ward teams',
      text: 'A core of attendants stays on each ward in every shift and is not moved from day to day.',
    },
    {
      title: 'Register of skills',
      text: 'Each person’s training and tasks, signed, up to date and open to your own auditors.',
    },
    { title: 'Reliever pool', text: 'A post found empty at six is filled before the seven o’clock handover.' },
  ],
  hasWasteBox: false,
  figures: [
    {
      value: String(people),
      meaning: 'people support a 300-bed hospital; nurses, electricians and plumbers are extra',
    },
    {
      value: `₹${inLakh(monthlyPrice(rosterPrices, 300))} lakh`,
      meaning: `per month, ${gst} included; gratuity, about ₹${inLakh(monthlyGratuity(rosterPrices, 300))} lakh, is extra`,
    },
    { value: `${weeks}\u00a0weeks`, meaning: 'until every ward is staffed, the first from week 3' },
  ],
  served,
  reference: {
    title: 'For your tender',
    intro: 'Posts, people and prices of two hospitals in Noida, then every detail.',
    link: {
      lead: 'Originals in our office:',
      label: 'Our registrations and insurance',
      path: '/our-approach#our-registrations-and-insurance',
    },
  },
  sizes,
  procedures,
  colours: {
    title: 'Mop and cloth colours',
    codes: [
      { name: 'Red', use: 'toilets and bathrooms' },
      { name: 'Blue', use: 'general areas and ward floors' },
      { name: 'Yellow', use: 'isolation and critical areas' },
      { name: 'Green', use: 'pantry and food service' },
    ],
    note: 'A fresh mop head for each room, a cloth for each bed. Or your own code.',
  },
  sample: {
    kind: 'round',
    title: 'What a ward signs',
    intro:
      'The nurse signs only what she has seen. Lissy Thomas, our head of nursing, reads the sheets in your wards each month.',
    sheet: {
      label: 'Sample',
      round: {
        title: 'Ward cleaning sheet',
        period: '14 October 2026',
        site: 'Ward 3B, 18 beds; first round',
        head: ['Time', 'Place', 'Done', 'Result'],
        rows: [
          { time: '7:05 am', place: 'Nurses’ station', found: 'Desk, phones and keyboards wiped', result: 'in order' },
          { time: '7:20 am', place: 'Bay 1, beds 1 to 9', found: 'Blue mop, a cloth for each bed', result: 'in order' },
          {
            time: '8:00 am',
            place: 'Bay 2, beds 10 to 17',
            found: 'Blue mop, a cloth for each bed',
            result: 'in order',
          },
          { time: '8:40 am', place: 'Washrooms', found: 'Red mop; drain slow: fault 2043', result: 'fault' },
          { time: '9:05 am', place: 'Waste point', found: '3 yellow, 2 red, 1 blue; labelled', result: 'in order' },
          { time: '9:48 am', place: 'Bed 9, discharge', found: 'Called 9:10, ready in 38 minutes', result: 'in order' },
          { time: '9:50 am', place: 'Isolation room 18', found: 'Yellow mop, 1% hypochlorite', result: 'in order' },
        ],
        followUp: {
          title: 'Fault 2043',
          text: 'Plumber called at 8:42 am, there at 8:54, drain clear at 9:35, in 53 minutes.',
        },
        signatures: [
          { role: 'Ward cleaner', name: 'Pushpa L.', time: '9:50\u00a0am', signature: pushpa },
          { role: 'Isolation cleaner', name: 'Asha K.', time: '10:15\u00a0am', signature: asha },
          { role: 'Supervisor', name: 'Imran A.', time: '10:20\u00a0am', signature: imran },
          { role: 'Ward nurse', name: 'Mary T.', time: '10:30\u00a0am', signature: mary },
        ],
      },
    },
    voice: {
      name: 'Dr Jaspal S.',
      role: 'Medical Superintendent',
      organisation: 'a private hospital in Ghaziabad',
      text: 'I used to learn of a missed round from a patient’s family. Now I read it in the ward’s sheet the same morning.',
      illustration: {
        picture: portrait,
        alt: 'A miniature figure of a doctor in a maroon turban and a white coat with a clipboard.',
      },
    },
  },
  times,
  staffing: {
    title: 'Staffing for 100 and 300 beds',
    hint: 'Every kind of post, shift by shift',
    intro: 'An example for a multi-speciality hospital, 80 per cent occupied.',
    tables: staffTables,
  },
  price,
  bidder,
  visit: {
    title: 'See how we would work in your wards',
    text: 'Our day in your wards is free, and you keep the notes.',
  },
  start: {
    title: 'How 300 beds are mobilised',
    hint: `Four steps in ${weeks} weeks, ward by ward`,
    intro: `We do not keep ${people} people on the bench, and do not shift people from other sites.`,
    steps: [
      {
        when: 'Before you sign',
        title: 'Visit a client hospital',
        text: 'By appointment. Walk two wards, read the registers and ask the nurses about us while we wait outside.',
      },
      {
        when: 'Weeks 3 to 4',
        title: 'About 40 people',
        text: `The first wards start, with experienced supervisors and the verified reserve of about ${reservePeople} among the ${indianNumber(brand.readyPeople)}+ people on our rolls.`,
      },
      {
        when: 'Every two weeks',
        title: 'About 40 more',
        text: 'Recruited for you, first from those in your wards who wish to stay, then verified and inducted. Each group takes over further wards.',
      },
      {
        when: `About week ${weeks}`,
        title: 'Complete',
        text: 'Your present team stays in each ward until the handover is signed, and you pay us only for posts that are filled.',
      },
    ],
  },
};

export const listing: PageListing = {
  searchWords: [
    'hospital',
    'clinic',
    'nursing home',
    'ward',
    'aspataal',
    'ward boy, wardboy, ward attendant',
    'tender, tenders, NIT, RFP, bid document, tender form, roster, BOQ',
    'penalty, penalties, late call',
    'अस्पताल, हॉस्पिटल, वार्ड बॉय',
    'paramedical staff',
    'GDA',
    'OT, operation theatre technician',
    'diagnostic centre',
    'hospital housekeeping',
    'infection control committee, HICC',
    'biomedical waste, BMW',
    'spill kit',
    'hospital staffing',
    'discharge cleaning',
    'porter',
    'turnover, annual turnover, balance sheet, solvency, GSTIN, similar work, directors, gratuity, bidder, bid',
    'hospitals, medical college, pathology lab, dispensary, patients',
    'haspatal, chikitsa, dawakhana',
  ],
};
