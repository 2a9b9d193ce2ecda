import picture from '../../../pictures/service-plumbing.webp';
import mahesh from '../../../pictures/signatures/mahesh.svg';
import vinod from '../../../pictures/signatures/vinod.svg';
import waterMeter from '../../../pictures/water-meter.webp';
import type { PageListing } from '../../types.ts';
import { bills, leastPrices, mostVisitedFlats, noidaWages, unitPrices } from '../prices.ts';
import { gst } from '../rates.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: leastPrices.plumbing, per: 'month' },
    period: 'a month',
    with: 'a weekly visit, tools and GST',
    includes: `Includes a plumber’s weekly visit to the common areas, tools, a written report and ${gst}, but no spare parts.`,
    example: 'two towers of 60 flats, one visit a week',
    inputs: [
      {
        key: 'flats',
        label: 'Flats or offices in the building',
        counted: ['flat or office', 'flats or offices'],
        example: 120,
        max: 3_000,
        per: 1,
        rupees: unitPrices.plumbingFlat,
      },
      {
        key: 'posts',
        label: 'Plumbers posted, one shift each',
        counted: ['plumber', 'plumbers'],
        example: 0,
        max: 60,
        per: 1,
        rupees: bills.skilled.total,
      },
    ],
    assumes: `The visit covers pumps, tanks and common lines; repairs inside a flat are booked and paid by its resident, spare parts are yours. A posted plumber works on all 30 days, and costs less from about ${mostVisitedFlats(unitPrices.plumbingFlat)} flats on. ${noidaWages}`,
  },
  title: 'Plumbing Services for Buildings in Noida',
  description:
    'Plumbers for pumps, tanks, pipes and washrooms: leaks traced, drains kept clear, and a full maintenance check of the system every year.',
  updated: '2026-11-29',
  illustration: {
    picture,
    alt: 'A miniature plant room where a kneeling plumber mends a gushing pipe, another carries a copper tube and a supervisor in a helmet holds a list.',
  },
  lead: 'Our plumbers keep the pumps, tanks, pipes, drains and washrooms of housing societies, offices, schools and hospitals in good repair. A plumber is posted on your site, or visits on fixed days.',
  paragraphs: [
    'In a tall building, plumbing is a chain. The municipal line or borewell fills the underground tank, pumps lift the water, valves hold the pressure and hundreds of fittings use it, so a fault in one place often shows up in another. We draw a map of risers, valves and shut-off points for each tower. With it, a plumber can stop a leak on the ninth floor without turning off the water on the others.',
    'We recommend plumbing maintenance at least once a year for every building, including new ones. Pumps are run on load, float valves and strainers opened, and the drains rodded before the monsoon. Busy washrooms, hostels and hotels need the same check every quarter.',
  ],
  offerings: [
    'Resident or visiting plumbers',
    'Leak tracing and pipe repair',
    'Pump and pressure system maintenance',
    'Underground and overhead tank cleaning',
    'Drain and sewer lines cleared by machine',
    'Taps, flush valves and sanitary fittings',
    'Rainwater pits cleaned before the monsoon',
  ],
  highlights: [
    {
      title: 'Seepage traced to its source',
      text: 'We follow a damp patch upwards with a moisture meter and a dye test before we break a single tile.',
    },
    {
      title: 'Night losses measured',
      text: 'Meter readings at inlet, tank and tower show how much water is lost at night, when every tap should be closed.',
    },
  ],
  sample: {
    kind: 'record',
    title: 'The yearly check, on one sheet',
    intro:
      'Two plumbers and a supervisor need a day for one tower. Each point has a measured finding and what was done about it; what stays open has a date.',
    illustration: {
      picture: waterMeter,
      alt: 'A miniature plumber in a yellow cap notes the reading of a brass water meter whose lid is open.',
    },
    sheet: {
      label: 'Sample',
      title: 'Yearly check, tower B',
      period: 'Saturday, 10 October 2026',
      site: 'Housing society, 9 floors, 36 flats, Ghaziabad',
      head: ['Point', 'Found', 'Done'],
      rows: [
        {
          name: 'Pump 1, 7.5 kW',
          cells: ['14.1 A, 4.6 bar; seal drips', 'Mechanical seal replaced'],
          result: 'in order',
        },
        {
          name: 'Underground tank, 60,000 litres',
          cells: ['3 cm of silt, lid gasket cracked', 'New gasket; cleaning due on 17 October'],
          result: 'fault',
        },
        {
          name: 'Overhead tank, 20,000 litres',
          cells: ['Float valve passes, overflow wet', 'Float and seat replaced'],
          result: 'in order',
        },
        {
          name: 'Pressure, ground and ninth floor',
          cells: ['4.2 and 1.2 bar', 'Reducing valve set: 3.0 and 1.2 bar'],
          result: 'in order',
        },
        {
          name: 'Shut-off valves, 18',
          cells: ['3 seized', 'Freed, greased, tagged'],
          result: 'in order',
        },
        {
          name: 'Meter, 1 to 4 am',
          cells: ['620 litres in three hours', '4 flush valves repaired; to be read again tonight'],
          result: 'in order',
        },
        {
          name: 'Water at a kitchen tap',
          cells: ['TDS 410 mg/l, free chlorine 0.3 mg/l', 'Within IS 10500; sample sent for E. coli'],
          result: 'in order',
        },
      ],
      followUp:
        'Open: the underground tank. Five people clean it on 17 October with gas meter, blower and lifeline; its water is sampled the day after.',
      signatures: [
        { role: 'Checked by', name: 'Mahesh T.', time: '5:20 pm', signature: mahesh },
        { role: 'For the society', name: 'Vinod J.', time: '5:45 pm', signature: vinod },
      ],
    },
  },
  benefits: [
    'Common spares kept on site, so most taps are repaired on the first visit',
    'Lower tanker bills once hidden leaks are repaired',
    'Tank cleaning with photographs before and after, and a water test',
    'Washrooms left clean after every repair',
  ],
  faqs: [
    {
      question: 'How often should a building’s plumbing be serviced?',
      answer:
        'The whole system at least once a year. We advise cleaning the tanks every six months and the drains just before the monsoon, so that blockages do not show up in the first heavy rain.',
    },
    {
      question: 'Do you work inside flats or only in common areas?',
      answer:
        'Both. A society’s contract and its price cover pumps, shafts and common lines. Residents can book the same plumber for their own fittings through the estate office, and pay for that visit themselves.',
    },
    {
      question: 'Who buys the spare parts?',
      answer:
        'You choose. Either we keep an agreed stock, show you the old part and bill what we used, or your store issues the material and we account for it.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'nal',
    'nal mistri',
    'pani',
    'plumber',
    'pipe',
    'leak',
    'leakage',
    'tap',
    'tanki',
    'water tank',
    'pump',
    'drain',
    'sewer',
    'naali',
    'water supply, leaking, seepage, blockage, choked, toilet, flush, washbasin, sink, motor, borewell, sump, overhead tank, tanker, geyser, rainwater',
    'nala, paip',
    'नल, पानी',
  ],
};
