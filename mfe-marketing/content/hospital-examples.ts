import type { IndustryProof } from './industry-proof-types.ts';

/** Of a hospital, with numbers that the other pages bear out: times, the price of a post, a sheet of a ward. */
export const hospitalExamples: Pick<IndustryProof, 'times' | 'price' | 'specimen'> = {
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
    note: 'Where your committee asks for a longer contact time, the room is ready that much later. Spills and empty posts have the times of our general table. If the power or water of a theatre or ICU fails, the site in-charge, at night the senior supervisor, comes at once, and your medical superintendent hears from our operations manager within 15 minutes. A late call takes ₹500 off the service charge, an urgent one ₹2,000. If more than 5 per cent are late in two months running, you may end the agreement at seven days’ notice.',
  },
  price: {
    title: 'What one ward attendant costs',
    intro:
      'Each shift of a ward is a post of its own, filled on all 30 days of the month. A quotation for your hospital has this table for every kind of post.',
    linesTitle: 'One post, line by line',
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
    note: 'The 20 ward-attendant posts of the hospital of 100 beds above come to ₹6,37,200 a month, the 57 of 300 beds to ₹18,16,020. All figures are an example, rounded to the rupee; gratuity is quoted apart.',
  },
  specimen: {
    title: 'What a ward signs',
    intro:
      'One sheet for each ward and round. The housekeeper writes the time, the supervisor checks, and the nurse signs only what she has seen. The original stays in the ward.',
    sheet: {
      label: 'Sample',
      round: {
        caption: 'Ward cleaning sheet, first round',
        title: 'Ward 3B, 18 beds',
        period: 'Wednesday, 14 October 2026',
        site: 'Hospital of 100 beds, Ghaziabad; morning shift, first of two rounds; agents and dilutions as on the committee’s list',
        head: ['Time', 'Place', 'Done', 'Result'],
        rows: [
          { time: '7:05 am', place: 'Nurses’ station', found: 'Desk, phones and keyboards wiped', result: 'in order' },
          { time: '7:15 am', place: 'Treatment room', found: 'Trolley, sink and floor', result: 'in order' },
          { time: '7:30 am', place: 'Bay 1, beds 1 to 6', found: 'Blue mop, a cloth for each bed', result: 'in order' },
          {
            time: '7:55 am',
            place: 'Bay 2, beds 7 to 12',
            found: 'Blue mop, a cloth for each bed',
            result: 'in order',
          },
          {
            time: '8:20 am',
            place: 'Bay 3, beds 13 to 17',
            found: 'Blue mop, a cloth for each bed',
            result: 'in order',
          },
          { time: '8:40 am', place: 'Washrooms', found: 'Red mop; drain slow: fault 2043', result: 'fault' },
          {
            time: '8:55 am',
            place: 'Isolation room 18',
            found: 'Yellow mop; Asha K. of the critical zone',
            result: 'in order',
          },
          { time: '9:05 am', place: 'Waste point', found: '3 yellow, 2 red, 1 blue; labelled', result: 'in order' },
          { time: '9:48 am', place: 'Bed 9, discharge', found: 'Called 9:10, ready in 38 minutes', result: 'in order' },
        ],
        followUp: {
          title: 'Fault 2043',
          text: 'Plumber called at 8:42 am, there at 8:54 am, drain clear at 9:35 am: 53 minutes after the call.',
        },
        signatures: [
          { role: 'Cleaned by', name: 'Pushpa L.', time: '9:50 am', hand: 3 },
          { role: 'Supervisor', name: 'Imran A.', time: '9:58 am', hand: 1 },
          { role: 'Ward nurse', name: 'Mary T.', time: '10:05 am', hand: 4 },
        ],
      },
    },
  },
};
