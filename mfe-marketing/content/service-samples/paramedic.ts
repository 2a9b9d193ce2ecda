import bloodPressure from '../../pictures/blood-pressure.webp';
import type { BillContent, PriceLine } from '../how-we-work-types.ts';
import type { WorkSample } from '../work-sample-types.ts';

export const paramedicSample: WorkSample = {
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
    bills: [
      postOf('Nurse', [20_800, 2_704, 676, 1_733, 6_478, 384, 975], [33_750, 2_700, 36_450, 6_561, 43_011]),
      postOf('Paramedic', [18_400, 2_392, 598, 1_533, 5_731, 384, 962], [30_000, 2_400, 32_400, 5_832, 38_232]),
    ],
    note: 'A medical room staffed day and night has three such posts: ₹1,29,033 a month with nurses, ₹1,14,696 with paramedics. This is an example and no offer; the medicines, the room and the doctor are yours.',
  },
};

/** The bill of one post. Both bills have the same lines, because one table shows them. */
function postOf(
  column: string,
  costs: [number, ...number[]],
  sums: [number, number, number, number, number],
): BillContent {
  const [cost, charge, beforeTax, tax, total] = sums;
  const names: Omit<PriceLine, 'amount'>[] = [
    { label: 'Wages', basis: 'Nurse: state council. Paramedic: diploma, two years of practice' },
    { label: 'EPF, employer’s share, 13%' },
    { label: 'ESIC, employer’s share, 3.25%' },
    { label: 'Statutory bonus, 8.33%' },
    { label: 'Reliever', basis: 'A quarter of the above: one person for four posts' },
    { label: 'Uniform, shoes, identity card' },
    { label: 'Vaccination, life support course', basis: 'For nurses, renewal at the council too' },
  ];
  return {
    label: 'Example',
    caption: 'one nurse or paramedic post in Noida, 8\u00a0hours a day, 30 days a month',
    head: ['Rupees a month', column],
    costs: names.map((name, place) => ({ ...name, amount: costs[place] ?? 0 })),
    cost: { label: 'Cost of the post', amount: cost },
    charge: { label: 'Service charge, 8%', amount: charge },
    beforeTax: { label: 'Price before GST', amount: beforeTax },
    tax: { label: 'GST, 18%', amount: tax },
    total: { label: 'Invoice for the month', amount: total },
  };
}
