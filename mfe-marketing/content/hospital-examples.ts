import type { IndustryProof } from './industry-proof-types.ts';

/** Of a hospital, with numbers that the other pages bear out: times, and the price of a post. */
export const hospitalExamples: Pick<IndustryProof, 'times' | 'price'> = {
  times: {
    title: 'How soon we come',
    intro: 'One desk sends porters and cleaning teams and notes every call. Your nurse signs each job off.',
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
        fault: 'Planned porter: imaging, dialysis, discharge',
        there: { value: '15 minutes' },
        safe: { value: '30 minutes', detail: 'wheelchair or trolley wiped and back in its place' },
        closed: { value: 'Ward nurse' },
      },
      {
        fault: 'Discharge cleaning: bed in a ward',
        there: { value: '15 minutes' },
        safe: { value: '45 minutes', detail: 'mattress, frame, locker, floor and washroom; fresh linen' },
        closed: { value: 'Ward nurse' },
      },
      {
        fault: 'Discharge cleaning: isolation room',
        there: { value: '15 minutes' },
        safe: { value: '90 minutes', detail: 'walls to hand height and curtains changed as well' },
        closed: { value: 'Infection control nurse' },
      },
      {
        fault: 'Theatre: between two operations',
        there: { value: '5 minutes', detail: 'once the patient has left' },
        safe: { value: '25 minutes', detail: 'waste and linen out; table, lamps and floor disinfected' },
        closed: { value: 'Theatre nurse' },
      },
      {
        fault: 'Theatre: after the last operation',
        there: { value: '30 minutes' },
        safe: { value: '2 hours', detail: 'everything movable out, cleaned and back' },
        closed: { value: 'Theatre nurse' },
      },
    ],
    note: 'Where your committee asks for a longer contact time, the room is ready that much later. If power or water of a theatre or ICU fails, whoever has charge of the site comes at once, and your medical superintendent hears from us within 15 minutes.',
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
    intro:
      'One shift on all 30 days, with reliever. The wage of ₹14,800 is for Noida, semi-skilled, in October 2026. Cleaning, porters, linen and waste count at ₹29,400, ward attendants at ₹31,860, those in charge at ₹38,232.',
    sums: [
      { value: '₹31,860', meaning: 'one ward attendant’s post, tax included' },
      { value: '₹20,54,328', meaning: 'all 67 posts of 100 beds' },
      { value: '₹53,94,108', meaning: 'all 176 posts of 300 beds' },
    ],
    linesTitle: 'One ward attendant’s post, line by line',
    linesHint: 'Wages ₹14,800, cost of the post ₹25,000, charge and tax',
    bill: {
      label: 'Example',
      caption: 'one post of a ward attendant in Noida, semi-skilled, 8 hours a day, 30 days a month',
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
