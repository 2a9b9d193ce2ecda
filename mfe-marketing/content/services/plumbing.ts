import picture from '../../pictures/service-plumbing.webp';
import closeUp from '../../pictures/service-plumbing-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const plumbing: ServiceContent = {
  slug: 'plumbing-services',
  name: 'Plumbing Services',
  title: 'Plumbing Services for Buildings in Noida',
  description:
    'Plumbers for pumps, tanks, pipes and washrooms: leaks traced, drains kept clear, and a full maintenance check of the system every year.',
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
  ],
  updated: '2026-11-20',
  summary: 'Pumps, tanks, pipes and washrooms kept dry, clear and running all year.',
  illustration: {
    picture,
    alt: 'A miniature plant room where a kneeling plumber mends a gushing pipe, another carries a copper tube and a supervisor in a helmet holds a list.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature plumber in a yellow cap kneels on a tiled floor and closes a gushing copper pipe with a wrench.',
  },
  lead: 'Water finds the one joint nobody looked at. Our plumbers look at all of them, and keep the pumps, tanks and drains of your building in a condition that gives water nothing to find.',
  paragraphs: [
    'In a tall building plumbing is a chain: the municipal line or borewell fills the underground tank, pumps lift the water, valves hold the pressure, and two hundred small fittings let it out. A fault in any link shows up somewhere else. So we keep a map of risers, valves and shut-off points for each tower, and a plumber who reads it can stop a leak on the ninth floor without turning off the other eighteen.',
    'We recommend plumbing maintenance at least once a year for every building, however new. In that check pumps are run on load, float valves and strainers are opened, tanks are emptied and cleaned, drains are rodded before the monsoon, and pressure is measured at the lowest and highest tap. Busy washrooms, hostels and hotels need the same look every quarter.',
  ],
  offerings: [
    'Resident or visiting plumbers',
    'Leak tracing and pipe repair',
    'Pump and pressure system maintenance',
    'Underground and overhead tank cleaning',
    'Drain and sewer line clearing',
    'Taps, flush valves and sanitary fittings',
    'Rainwater pits before the monsoon',
  ],
  highlights: [
    {
      title: 'Seepage traced to its source',
      text: 'A damp patch is followed upwards with moisture meter and dye test before a single tile is broken.',
    },
    {
      title: 'Litres counted',
      text: 'Meter readings at inlet, tank and tower show where water is lost at night, when every tap should be closed.',
    },
  ],
  benefits: [
    'Yearly maintenance of the whole system, with a dated report',
    'Common spares kept on site, so a tap is mended on the first visit',
    'Lower tanker bills once hidden leaks are closed',
    'Tank cleaning with before and after photographs',
    'Plumbers who leave the washroom as clean as they found it',
  ],
  faqs: [
    {
      question: 'How often should a building’s plumbing be serviced?',
      answer:
        'Once a year is the minimum we would put our name to. Tanks are better cleaned twice, and drains want attention shortly before the rains.',
    },
    {
      question: 'Do you work inside flats or only in common areas?',
      answer:
        'Both are possible. A society’s contract covers pumps, shafts and common lines, and residents can book the same plumber for their own fittings through the estate office.',
    },
    {
      question: 'Who buys the spare parts?',
      answer:
        'You choose. Either we keep an agreed stock and bill what is used with the old part shown to you, or your store issues the material and we account for it.',
    },
  ],
};

export const plumbingListing: PageListing = {
  order: 30,
  everydayWords: [
    'water supply, leaking, seepage, blockage, choked, toilet, flush, washbasin, sink, motor, borewell, sump, overhead tank, tanker, geyser, rainwater',
    'nala, paip',
    'नल, पानी',
  ],
};
