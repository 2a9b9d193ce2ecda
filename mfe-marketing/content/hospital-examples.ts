import type { IndustryProof } from './industry-proof-types.ts';

/** Of a hospital, with numbers that the other pages bear out: times, and the price of a post. */
export const hospitalExamples: Pick<IndustryProof, 'times' | 'price'> = {
  times: {
    title: 'How soon we come',
    intro:
      'Porters and cleaning teams are sent from one desk, which notes every call. Your nurse signs each job off, and the monthly report counts those that were late.',
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
        closed: { value: 'Infection-control nurse' },
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
    note: 'Where your committee asks for a longer contact time, the room is ready that much later. Spills and empty posts have the times of our general table. If power or water of a theatre or ICU fails, the site in-charge, at night the senior supervisor, comes at once.',
    late: {
      title: 'What you can hold us to',
      clauses: [
        { value: '₹500', meaning: 'comes off the service charge for each late call' },
        { value: '₹2,000', meaning: 'comes off it where the call was urgent' },
        {
          value: '7 days',
          meaning: 'of notice end the agreement if more than 5 per cent are late in two months running',
        },
        {
          value: '15 min',
          meaning: 'until your medical superintendent hears from us if power or water of a theatre or ICU fails',
        },
      ],
    },
  },
  price: {
    title: 'What one ward attendant costs',
    intro:
      'Each shift of a ward is a post of its own, filled on all 30 days of the month. The wage of ₹14,800 is for Noida, semi-skilled, in October 2026; Delhi and Haryana have other rates.',
    sums: [
      { value: '₹31,860', meaning: 'one post, tax included' },
      { value: '₹6,37,200', meaning: 'the 20 posts of 100 beds' },
      { value: '₹18,16,020', meaning: 'the 57 posts of 300 beds' },
    ],
    linesTitle: 'One post, line by line',
    linesHint: 'Wages ₹14,800, cost of the post ₹25,000, service charge 8 per cent, and tax',
    bill: {
      label: 'Example',
      caption: 'one ward-attendant post in Noida, semi-skilled, 8 hours a day, 30 days a month',
      head: ['Line', 'Rupees a month'],
      costs: [
        { label: 'Wages', basis: 'At or above the notified minimum for semi-skilled work', amount: 14_800 },
        { label: 'EPF, employer’s share', basis: '13% of the wage, EDLI and administration included', amount: 1_924 },
        { label: 'ESIC, employer’s share', basis: '3.25% of the wage', amount: 481 },
        { label: 'Statutory bonus', basis: '8.33% of the wage', amount: 1_233 },
        { label: 'Reliever', basis: 'A quarter of these four lines: one person for four posts', amount: 4_610 },
        {
          label: 'Uniform, shoes, identity card',
          basis: 'Two sets a year, a quarter more for the reliever',
          amount: 384,
        },
        { label: 'Gloves, masks, aprons, vaccination', basis: 'Left out where your store issues them', amount: 1_568 },
      ],
      cost: { label: 'Cost of the post', amount: 25_000 },
      charge: { label: 'Service charge', basis: '8% of the cost, as for every post we quote', amount: 2_000 },
      beforeTax: { label: 'Price before GST', amount: 27_000 },
      tax: { label: 'GST', basis: '18% of the price, which most hospitals cannot claim back', amount: 4_860 },
      total: { label: 'Invoice for the month', amount: 31_860 },
    },
    note: 'All figures are an example, rounded to the rupee; gratuity is quoted apart. A quotation for your hospital has this table for every kind of post.',
  },
};
