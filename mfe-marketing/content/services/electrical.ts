import picture from '../../pictures/service-electrical.webp';
import closeUp from '../../pictures/service-electrical-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const electrical: ServiceContent = {
  slug: 'electrical-services',
  name: 'Electrical Services',
  title: 'Electrical Maintenance Services in Noida',
  description:
    'Electricians and supervisors for panels, DG sets, lighting and wiring: planned checks, quick repairs and a log of every reading taken.',
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
  ],
  updated: '2026-11-20',
  summary: 'Panels, generators, lighting and wiring looked after by qualified electricians.',
  illustration: {
    picture,
    alt: 'A miniature living room where one electrician on a ladder fits a wall fan, another tests the fuse board and a third kneels with a screwdriver.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature electrician in a white helmet and a yellow vest holds a meter up to an open distribution board.',
  },
  lead: 'Most electrical failures announce themselves: a warm cable, a humming contactor, a breaker that trips once a week. Our electricians are there to hear the announcement.',
  paragraphs: [
    'The first month on a new site goes into knowing it. We trace the single-line diagram, label every feeder that has lost its label, measure the earth pits and note the age of batteries, belts and filters. What we find comes to you as a list in three colours: unsafe now, due this quarter, fine for the year.',
    'After that the work becomes a calendar. Panels are cleaned and tightened under shutdown, terminals are looked at with a thermal camera, the generator runs on load and not merely idle, and emergency lights are tested by switching the mains off. Readings are taken at fixed hours, so that a rising current or a falling power factor is seen on paper before it is felt on the bill.',
  ],
  offerings: [
    'Shift electricians and licensed supervisors',
    'LT panel and distribution board maintenance',
    'Generator operation and load testing',
    'UPS, battery and inverter checks',
    'Indoor, street and facade lighting',
    'Earthing and lightning protection tests',
    'Small wiring works and point additions',
  ],
  highlights: [
    {
      title: 'Locked, tagged, then touched',
      text: 'Nobody opens a live panel to save time: the feeder is isolated, locked and tagged with the name of the person working on it.',
    },
    {
      title: 'Readings that mean something',
      text: 'Load, voltage, power factor and diesel used are logged in each shift and turned into one page a month that a manager can read in five minutes.',
    },
  ],
  benefits: [
    'Fewer sudden shutdowns, because loose joints are found while they are only warm',
    'Testing records in order when the electrical inspector calls',
    'Less diesel burnt by a generator that is tuned and correctly loaded',
    'Safe working habits: gloves, mats, permits and rescue drill',
    'One team for repairs, checks and small additions',
  ],
  faqs: [
    {
      question: 'Are your electricians qualified?',
      answer:
        'Electricians hold an ITI certificate or a wireman permit, and work on panels is led by a supervisor with a valid competency licence. Copies are kept in the site file, and you may ask for them on any day.',
    },
    {
      question: 'What happens when the power fails at night?',
      answer:
        'Where a night shift is part of the contract, the electrician on duty starts or checks the generator, finds out whether the fault is yours or the supply company’s and calls the supervisor. Societies without a night post agree an on-call arrangement with us.',
    },
    {
      question: 'Can you help to lower the electricity bill?',
      answer:
        'Often, and usually with small things first: correcting power factor, timers on common lighting, sensors in basements and a sanctioned load that matches the real demand. We show the sums from your own bills before anything is bought.',
    },
  ],
};

export const electricalListing: PageListing = {
  order: 20,
  everydayWords: [
    'electrical, electricity, current, fan, switch, socket, LED, tubelight, short circuit, fuse, earthing, transformer, lift, meter, genset, UPS, backup',
    'tar, pankha',
    'बिजली',
  ],
};
