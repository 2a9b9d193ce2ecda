import type { IndustryProof } from './industry-proof-types.ts';

/** Of a hospital, with numbers that the other pages bear out: times, and the price of a post. */
export const hospitalExamples: Pick<IndustryProof, 'times' | 'price'> = {
  times: {
    title: 'How soon we come',
    intro: 'One desk notes every call. Your nurse signs each job off.',
    tableTitle: 'Six calls from a ward: someone is there in 5 to 30 minutes',
    conditions: 'Show what each time includes',
    caption: 'Times on contracted wards and theatres, counted from the call',
    head: ['Call', 'Someone is there', 'Done', 'Signed by'],
    rows: [
      {
        fault: 'Urgent porter: ICU, theatre, laboratory',
        there: { value: '5 minutes', detail: 'at night 10' },
        safe: { value: '15 minutes', detail: 'door to door in one building' },
        closed: { value: 'Receiving nurse' },
      },
      {
        fault: 'Planned porter: imaging, discharge',
        there: { value: '15 minutes' },
        safe: { value: '30 minutes', detail: 'wheelchair or trolley wiped' },
        closed: { value: 'Ward nurse' },
      },
      {
        fault: 'Discharge cleaning: bed in a ward',
        there: { value: '15 minutes' },
        safe: { value: '45 minutes', detail: 'bed, washroom, fresh linen' },
        closed: { value: 'Ward nurse' },
      },
      {
        fault: 'Discharge cleaning: isolation room',
        there: { value: '15 minutes' },
        safe: { value: '90 minutes', detail: 'walls and curtains as well' },
        closed: { value: 'Infection control nurse' },
      },
      {
        fault: 'Theatre: between two operations',
        there: { value: '5 minutes', detail: 'once it is empty' },
        safe: { value: '25 minutes', detail: 'waste out, all disinfected' },
        closed: { value: 'Theatre nurse' },
      },
      {
        fault: 'Theatre: after the last operation',
        there: { value: '30 minutes' },
        safe: { value: '2 hours', detail: 'everything out, cleaned' },
        closed: { value: 'Theatre nurse' },
      },
    ],
    note: 'If power or water of a theatre or ICU fails, whoever has charge of the site comes at once, and your medical superintendent hears from us within 15 minutes.',
    late: {
      title: 'What you can hold us to',
      clauses: [
        {
          value: '₹500',
          meaning: 'off the month’s service charge for each late call; ₹2,000 for an urgent one',
        },
        {
          value: '5%',
          meaning: 'off the charge as well if more than 2 calls in 100 are late: about ₹16,900 for 300 beds',
        },
        {
          value: '20%',
          meaning: 'off the charge if more than 5 calls in 100 are late: about ₹67,700 for 300 beds',
        },
        { value: '7 days', meaning: 'of notice end the agreement after two such months running' },
      ],
    },
  },
  price: {
    title: 'What the posts cost',
    hint: 'For 300 beds ₹53,94,108 a month; with nurses and paramedics ₹1,31,21,751',
    intro:
      'One shift on all 30 days, with reliever. The wage of ₹14,800 is for Noida, semi-skilled, in October 2026; Delhi and Haryana have minimum wages of their own, and we quote by city.',
    month: {
      caption: 'Rupees a month for all posts, tax included',
      head: ['Posts', '100 beds', '300 beds'],
      rows: [
        {
          name: 'Cleaning, porters, linen, waste',
          detail: '43 and 110 posts at ₹29,400',
          cells: ['12,64,200', '32,34,000'],
        },
        { name: 'Ward attendants', detail: '20 and 57 posts at ₹31,860', cells: ['6,37,200', '18,16,020'] },
        { name: 'Supervisors, site in-charge', detail: '4 and 9 posts at ₹38,232', cells: ['1,52,928', '3,44,088'] },
        { name: 'The roster', detail: '67 and 176 posts', cells: ['20,54,328', '53,94,108'], isTotal: true },
        { name: 'Nurses', detail: '58 and 169 posts at ₹43,011', cells: ['24,94,638', '72,68,859'] },
        { name: 'Paramedics', detail: '5 and 12 posts at ₹38,232', cells: ['1,91,160', '4,58,784'] },
        { name: 'All of these', detail: '130 and 357 posts', cells: ['47,40,126', '1,31,21,751'], isTotal: true },
      ],
      note: 'Those in charge cost as much as a paramedic because both are paid as skilled. Nurses of ICU and theatre count at a general nurse’s price; electricians and plumbers are quoted after the visit. A hospital that is exempt generally cannot claim the tax back: compare sums with tax.',
    },
    bill: {
      label: 'Example',
      caption: 'one post of a ward attendant in Noida, semi-skilled, 8\u00a0hours a day, 30 days a month',
      head: ['Line', 'Rupees a month'],
      costs: [
        { label: 'Wages, the notified minimum or more', amount: 14_800 },
        { label: 'EPF, employer’s share, 13%', amount: 1_924 },
        { label: 'ESIC, employer’s share, 3.25%', amount: 481 },
        { label: 'Statutory bonus, 8.33%', amount: 1_233 },
        { label: 'Reliever, a quarter of the above', amount: 4_610 },
        { label: 'Uniform, shoes, identity card', amount: 384 },
        { label: 'Gloves, masks, vaccination', amount: 1_568 },
      ],
      cost: { label: 'Cost of the post', amount: 25_000 },
      charge: { label: 'Service charge, 8%', amount: 2_000 },
      beforeTax: { label: 'Price before GST', amount: 27_000 },
      tax: { label: 'GST, 18%', amount: 4_860 },
      total: { label: 'Invoice for the month', amount: 31_860 },
    },
    note: 'An example, rounded to the rupee; gratuity is quoted apart. Your quotation has these lines for every kind of post.',
  },
};
