import { brand } from '@site/brand';
import { inRupees } from '@site/ui/indian-number';
import bloodPressure from '../../../pictures/blood-pressure.webp';
import picture from '../../../pictures/service-paramedic.webp';
import type { BillContent } from '../../how-we-work/types.ts';
import { numbers } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import { type Bill, bills, everyDayPost, noidaWages } from '../prices.ts';
import { rates } from '../rates.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: bills.semiSkilled.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, uniform and GST',
    includes: `${everyDayPost}, but no medicines and no doctor.`,
    example: 'a medical room with a paramedic in each of three shifts',
    inputs: [
      {
        key: 'paramedics',
        label: 'Paramedics, one shift each',
        counted: ['paramedic', 'paramedics'],
        example: 3,
        max: 100,
        per: 1,
        rupees: bills.skilled.total,
      },
      {
        key: 'nurses',
        label: 'Nurses, one shift each',
        counted: ['nurse', 'nurses'],
        example: 0,
        max: 300,
        per: 1,
        rupees: bills.nurse.total,
      },
      {
        key: 'attendants',
        label: 'Ward attendants, one shift each',
        counted: ['ward attendant', 'ward attendants'],
        example: 0,
        max: 300,
        per: 1,
        rupees: bills.semiSkilled.total,
      },
    ],
    assumes: `Each post is filled on all 30 days; the room, the medicines and the doctor are yours. ${noidaWages}`,
  },
  title: 'Paramedic and Nursing Services, 24/7',
  description:
    'Paramedics, nurses and ward attendants for hospitals, societies and workplaces, with nursing and emergency cover 24/7 at sites under contract.',
  updated: '2026-11-29',
  illustration: {
    picture,
    alt: 'A miniature medical room with an examination bed, where a kneeling nurse bandages a worker’s hand, a paramedic makes a call and an attendant brings a wheelchair.',
  },
  lead: 'We place paramedics, nurses and ward attendants in hospitals, housing societies, offices and factories, with nursing and emergency cover 24/7 at sites under contract.',
  paragraphs: [
    'Hospitals take ward attendants, nursing assistants, nurses and paramedics from us. Housing societies, factories and technology parks ask for a medical room: a nurse or paramedic, a bed, oxygen, a defibrillator and the emergency numbers on the wall. We staff both, and keep the register, the emergency bag and the expiry dates in order.',
    'Every nurse is registered with a state nursing council, and every paramedic holds a recognised diploma. You receive the registration numbers and can check them. In a hospital they work under your doctors’ written orders. In a medical room they give first aid, observe and call for help; it needs a doctor whom you appoint. Diagnosis and treatment are the doctor’s.',
  ],
  offerings: [
    'Registered nurses and nursing assistants',
    'Paramedics for medical rooms',
    'Ward attendants and ayahs',
    'Emergency response and first aid',
    'Porters, and attendants for your own ambulance',
    'Helpers for health camps led by your doctor',
    'First-aid training for your own staff',
  ],
  highlights: [
    {
      title: 'Nursing and emergency 24/7',
      text: `Sites under contract reach our duty desk at any hour, and their shifts change with a written handover. New enquiries: ${brand.workingHours}.`,
    },
    {
      title: 'Drilled every quarter',
      text: 'Each medical room rehearses a collapse and an evacuation every quarter, and writes down how long help took to reach the person.',
    },
  ],
  sample: {
    kind: 'post',
    title: 'Who does what',
    intro: 'Three kinds of people, each with limits that we keep.',
    link: {
      lead: 'For hospitals:',
      label: 'What the posts cost',
      path: '/healthcare#what-the-posts-cost',
    },
    roles: {
      illustration: {
        picture: bloodPressure,
        alt: 'A miniature nurse notes the blood pressure of a woman in violet, who sits at a small table with the cuff on her arm.',
      },
      caption: 'Three roles, and where each ends',
      head: ['Role', 'Does', 'Does not'],
      rows: [
        {
          name: 'General nurse',
          detail: 'GNM or BSc, state council',
          cells: [
            'Observations, medicines, injections, drips and dressings, on a doctor’s written order',
            'Prescribe, or change a dose',
          ],
        },
        {
          name: 'Paramedic',
          detail: 'diploma, two years or more',
          cells: [
            'First aid, oxygen, CPR and defibrillator, spinal board, vital signs for the ambulance crew',
            'Diagnose, or keep a patient who should go to hospital',
          ],
        },
        {
          name: 'Ward attendant',
          detail: `${numbers.inductionDays} days’ induction`,
          cells: [
            'Washing, feeding, turning, wheelchair and trolley, linen',
            'Give medicines, take samples, dress wounds',
          ],
        },
      ],
    },
    price: {
      title: 'What a nurse or paramedic costs',
      intro: 'Each line is worked out as in every quotation of ours.',
      bills: [contentOf('Nurse', bills.nurse), contentOf('Paramedic', bills.skilled)],
      note: `A medical room staffed day and night has three such posts: ${inRupees(3 * bills.nurse.total)} a month with nurses, ${inRupees(3 * bills.skilled.total)} with paramedics. This is an example and no offer; the medicines, the room and the doctor are yours.`,
    },
  },
  benefits: [
    'Council registration and police verification checked before joining',
    'A reliever of the same qualification for every absence',
    'Emergency bag and medicine register audited every month',
    'Every nurse, paramedic and attendant vaccinated against hepatitis B',
    'Biomedical waste of the medical room sorted by the rules',
  ],
  faqs: [
    {
      question: 'Can you staff a hospital ward at short notice?',
      answer: `A few people can usually join from our reserve within two or three days. A full ward takes ${numbers.weeksToStart.ward} weeks, because we first verify credentials and complete your infection-control induction.`,
    },
    {
      question: 'Is someone on the premises at night?',
      answer:
        'Yes, where the contract includes round-the-clock duty. A nurse or paramedic is on the premises in every shift, and our duty desk has a second person on call.',
    },
    {
      question: 'Do you replace an ambulance service?',
      answer:
        'No. In a life-threatening emergency we call 112 or 108 at once. Our people stay with the patient, clear the way from the gate to the lift and give the ambulance crew the vital signs in writing.',
    },
  ],
};

export const listing: PageListing = {
  menuLabel: 'Paramedic and Nursing',
  searchWords: [
    'ayah',
    'nurse',
    'nursing',
    'paramedic',
    'ambulance',
    'first aid',
    'compounder',
    'ward boy, wardboy',
    'medical',
    'emergency',
    'dawai',
    'marham patti',
    'medic, attendant, doctor, clinic, medical room, health, patient, injection, dressing, oxygen, CPR',
    'bimar, ilaj',
    'नर्स, पैरामेडिक, अटेंडेंट, वार्ड बॉय',
  ],
};

/** The bill of one post. Both bills have the same lines, because one table shows them. */
function contentOf(column: string, bill: Bill): BillContent {
  return {
    label: 'Example',
    subject: 'one nurse or paramedic post in Noida',
    terms: '8\u00a0hours a day, 30 days a month',
    head: ['Rupees a month', column],
    costs: [
      {
        label: 'Wages',
        basis: 'Nurse: state council. Paramedic: diploma, two years of practice',
        amount: bill.wage,
      },
      { label: `EPF, employer’s share, ${rates.epf}%`, amount: bill.epf },
      { label: `ESIC, employer’s share, ${rates.esic}%`, amount: bill.esic },
      { label: `Statutory bonus, ${rates.bonus}%`, amount: bill.bonus },
      { label: 'Reliever', basis: 'A quarter of the above: one person for four posts', amount: bill.relief },
      { label: 'Uniform, shoes, identity card', amount: bill.uniform },
      {
        label: 'Vaccination, life support course',
        basis: 'For nurses, renewal at the council too',
        amount: bill.other,
      },
    ],
    cost: { label: 'Cost of the post', amount: bill.cost },
    charge: { label: `Service charge, ${rates.charge}%`, amount: bill.charge },
    beforeTax: { label: 'Price before GST', amount: bill.beforeTax },
    tax: { label: `GST, ${rates.gst}%`, amount: bill.tax },
    total: { label: 'Invoice for the month', amount: bill.total },
  };
}
