import type { WorkSample } from '../work-sample-types.ts';

export const paramedicSample: WorkSample = {
  kind: 'post',
  title: 'Who does what',
  intro: 'Three kinds of people, each with limits that we keep.',
  link: {
    lead: 'For hospitals:',
    label: 'What one ward attendant costs',
    path: '/healthcare#what-one-ward-attendant-costs',
  },
  roles: {
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
        detail: 'five days’ induction',
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
    bill: {
      label: 'Example',
      caption: 'one nurse or paramedic post in Noida, 8 hours a day, 30 days a month',
      head: ['Line', 'Rupees a month'],
      costs: [
        { label: 'Wages', basis: 'Diploma and two years of practice; more for intensive care', amount: 20_000 },
        { label: 'EPF, employer’s share, 13%', amount: 2_600 },
        { label: 'ESIC, employer’s share, 3.25%', amount: 650 },
        { label: 'Statutory bonus, 8.33%', amount: 1_666 },
        {
          label: 'Reliever',
          basis: 'A quarter of the above: one person for four posts',
          amount: 6_229,
        },
        { label: 'Uniform, shoes, identity card', amount: 384 },
        { label: 'Vaccination, life-support course', amount: 971 },
      ],
      cost: { label: 'Cost of the post', amount: 32_500 },
      charge: { label: 'Service charge, 8%', amount: 2_600 },
      beforeTax: { label: 'Price before GST', amount: 35_100 },
      tax: { label: 'GST, 18%', amount: 6_318 },
      total: { label: 'Invoice for the month', amount: 41_418 },
    },
    note: 'A medical room staffed day and night has three such posts: ₹1,24,254 a month. This is an example and no offer; the medicines, the room and the doctor are yours.',
  },
};
