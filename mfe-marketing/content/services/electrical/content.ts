import picture from '../../../pictures/service-electrical.webp';
import deepak from '../../../pictures/signatures/deepak.svg';
import harish from '../../../pictures/signatures/harish.svg';
import type { PageListing } from '../../types.ts';
import { bills, leastPrices, mostVisitedFlats, noidaWages, unitPrices } from '../prices.ts';
import { gst } from '../rates.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: leastPrices.electrical, per: 'month' },
    period: 'a month',
    with: 'a weekly visit, tools and GST',
    includes: `Includes a qualified electrician’s weekly visit to the common areas, tools, a written report and ${gst}, but no spare parts.`,
    example: 'a society of 120 flats, one visit a week',
    inputs: [
      {
        key: 'flats',
        label: 'Flats or offices in the building',
        counted: ['flat or office', 'flats or offices'],
        example: 120,
        max: 3_000,
        per: 1,
        rupees: unitPrices.electricalFlat,
      },
      {
        key: 'posts',
        label: 'Electricians posted, one shift each',
        counted: ['electrician', 'electricians'],
        example: 0,
        max: 60,
        per: 1,
        rupees: bills.skilled.total,
      },
    ],
    assumes: `The visit covers panels, generator and lighting of the common areas; repairs inside a flat are booked and paid by its resident, spare parts and diesel are yours. A posted electrician works on all 30 days, and costs less from about ${mostVisitedFlats(unitPrices.electricalFlat)} flats on. ${noidaWages}`,
  },
  title: 'Electrical Maintenance Services in Noida',
  description:
    'Electricians and supervisors for panels, DG sets, lighting and wiring: planned checks, quick repairs and a log of every reading taken.',
  updated: '2026-11-22',
  illustration: {
    picture,
    alt: 'A miniature living room where one electrician on a ladder fits a tube light, another tests the fuse board and a third kneels with a screwdriver.',
  },
  lead: 'Our electricians maintain the panels, generators, lighting and wiring of housing societies, offices, hospitals and campuses. They work in shifts on your site or visit on a fixed schedule.',
  paragraphs: [
    'We spend the first month learning a new site. We trace the single-line diagram, label unmarked feeders, measure the earth pits and note the age of batteries, belts and filters. You receive the findings as a list in three colours: unsafe now, due this quarter, fine for the year.',
    'From then on the work follows a calendar. Panels are cleaned and tightened under shutdown, and terminals are checked with a thermal camera. The generator is run on load, and emergency lights are tested with the mains off. Readings are taken at fixed hours, so a rising current or a falling power factor shows in the log before it shows on the bill.',
  ],
  offerings: [
    'Shift electricians and licensed supervisors',
    'LT panel and distribution board maintenance',
    'HT panel and transformer: daily readings only',
    'Generator operation and load testing',
    'UPS, battery and inverter checks',
    'Changeover tests for OT, ICU and emergency lighting',
    'Indoor, street and facade lighting',
    'Earthing and lightning protection tests',
    'Small wiring works and point additions',
  ],
  highlights: [
    {
      title: 'Locked and tagged before work',
      text: 'Nobody works on live parts. The feeder is isolated, locked and tagged with the name of the person at work; with current on, a panel is only read, from behind its covers.',
    },
    {
      title: 'Readings you can use',
      text: 'Load, voltage, power factor and diesel are logged in every shift. Once a month you get them on one page.',
    },
  ],
  sample: {
    kind: 'record',
    title: 'A panel round, with its readings',
    intro:
      'Once a quarter the supervisor walks the panels at full load with a clamp meter and a thermal camera. A joint much warmer than its neighbours is loose or overloaded.',
    sheet: {
      label: 'Sample',
      title: 'Panel round, main LT room',
      period: 'Thursday, 8 October 2026, 3:10 pm, 31 °C',
      site: 'Office building, 9 floors, Greater Noida: 500 kVA transformer, 380 kVA DG set',
      head: ['Feeder', 'Load', 'Hottest joint', 'Result'],
      rows: [
        { name: 'Main incomer, 800 A', cells: ['408 A', '49 °C', 'In order'], result: 'in order' },
        { name: 'Chiller, 250 A', cells: ['166 A', '52 °C', 'In order'], result: 'in order' },
        { name: 'Rising main, 200 A', cells: ['112 A', '45 °C', 'In order'], result: 'in order' },
        { name: 'UPS, 125 A', cells: ['64 A', '43 °C', 'In order'], result: 'in order' },
        { name: 'Lifts, 100 A', cells: ['38 A', '41 °C', 'In order'], result: 'in order' },
        { name: 'Pumps, 63 A', cells: ['34 A', '71 °C', 'Y phase loose'], result: 'fault' },
        { name: 'Capacitors, 150 kVAr', cells: ['PF 0.98', '46 °C', 'In order'], result: 'in order' },
      ],
      followUp:
        'Pump feeder: R and B phase at 44 °C, so 27 °C of difference. Isolated, locked and tagged from 6:15 to 6:40 pm; joint cleaned and tightened to the maker’s torque; 45 °C after an hour on load.',
      signatures: [
        { role: 'Read by', name: 'Deepak V.', time: '3:55 pm', signature: deepak },
        { role: 'Licensed supervisor', name: 'Harish N.', time: '7:50 pm', signature: harish },
      ],
    },
  },
  benefits: [
    'Loose joints found by thermal camera before they fail',
    'Test records ready when the electrical inspector comes',
    'Less diesel used, because the generator is tuned and correctly loaded',
    'Safe working with gloves, mats, permits and rescue drills',
  ],
  faqs: [
    {
      question: 'Are your electricians qualified?',
      answer:
        'Yes. Electricians hold an ITI certificate or a wireman permit, and work on panels is led by a supervisor with a valid competency licence. Copies are in the site file, and you can ask to see them on any day.',
    },
    {
      question: 'What happens when the power fails at night?',
      answer:
        'Critical areas, such as an OT, stay on UPS and automatic changeover. Where the contract includes a night shift, the electrician on duty starts or checks the generator, finds out whether the fault is yours or the supply company’s and calls the supervisor. Sites without a night post can add on-call cover: they call our duty desk, and the desk sends an electrician.',
    },
    {
      question: 'Can you help us lower the electricity bill?',
      answer:
        'Usually, and we start with small things: power factor correction, timers on common lighting, sensors in basements and a sanctioned load that matches real demand. We work out the savings from your own bills before you buy anything.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'bijli',
    'bijli mistri',
    'electrician',
    'wiring',
    'light',
    'batti',
    'generator',
    'DG set',
    'panel',
    'power cut',
    'MCB',
    'inverter',
    'electrical, electricity, current, fan, switch, socket, LED, tubelight, short circuit, fuse, earthing, transformer, lift, meter, genset, UPS, backup',
    'tar, pankha',
    'बिजली',
  ],
};
