import picture from '../../../pictures/service-old-age-care.webp';
import type { PageListing } from '../../types.ts';
import { bills, everyDayPost, noidaWages } from '../prices.ts';
import { staffing } from '../staffing.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: bills.semiSkilled.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, the coordinator’s visits and GST',
    includes: `${everyDayPost}, as well as the coordinator’s visits.`,
    example: 'one attendant by day at home',
    inputs: [
      {
        key: 'attendants',
        label: 'Attendants at home, one shift each',
        counted: ['attendant at home', 'attendants at home'],
        example: 1,
        max: 20,
        per: 1,
        rupees: bills.semiSkilled.total,
      },
      {
        key: 'beds',
        label: 'Beds in a home for elders',
        counted: ['bed', 'beds'],
        example: 0,
        max: 500,
        per: staffing.beds,
        paid: ['attendant', 'attendants'],
        posts: 3,
        rupees: bills.semiSkilled.total,
      },
    ],
    assumes: `All 30 days. For each eight beds of a home, an attendant in each of three shifts. ${noidaWages}`,
  },
  title: 'Old Age Care Services at Home',
  description:
    'Trained, verified attendants for elders at home, in hospital and in senior living: daily help, company, and a coordinator who visits once a fortnight.',
  updated: '2026-11-29',
  illustration: {
    picture,
    alt: 'A miniature house with a veranda, where two residents play chess, a woman drinks tea and an attendant walks beside an old man with a stick.',
  },
  lead: 'We provide trained, verified attendants for elders at home, in hospital and in senior living. A care coordinator visits once a fortnight and keeps the family informed.',
  paragraphs: [
    'Each placement begins with a conversation at the home, and we ask the elder first. What does a good day look like? Which medicines, which prayers, which serials, which language? From the answers we write a day sheet and choose a suitable attendant, and the family meets that person before anything is agreed.',
    'Attendants are trained to lift safely, to bathe with dignity and to notice changes in mood and appetite. They help with walking and meals, remind of medicines, and help with the exercises that the physiotherapist has shown. The coordinator calls the family every week, and the fortnightly visits are often unannounced. A daily logbook, which the family may read at any time, records sleep, meals, medicines and mood.',
  ],
  offerings: [
    'Day, night and live-in attendants',
    'Help with bathing, dressing and walking',
    'Meals, medicine reminders and logbook',
    'Company on walks, to the temple or the bank',
    'Help at the bedside after a hospital stay',
    'Attendants for elders living with dementia',
    'Attendants for senior living homes',
  ],
  highlights: [
    {
      title: 'Chosen together',
      text: 'We consider language, food habits and temperament along with experience. The first week is a trial, so that both sides can decide.',
    },
    {
      title: 'Family kept informed',
      text: 'The family, wherever they live, receives a short written note every Sunday evening.',
    },
  ],
  sample: {
    kind: 'timetable',
    title: 'A day, and its page in the logbook',
    intro:
      'A lady of 82 in Noida, three months after a hip operation. She walks with a frame and decides her own day; the attendant is with her from eight to five.',
    caption: 'Example: a Thursday in November',
    head: ['Time', 'What happens', 'Logbook'],
    rows: [
      {
        name: '8:00 am',
        cells: ['Her son says how the night went; bed, hair, spectacles', 'Slept 10:15 pm to 5:40 am, up once'],
      },
      {
        name: '8:45 am',
        cells: [
          'Breakfast, then the tablets from the box that her son fills',
          '2 idlis, 1 cup of tea; tablets 9:05 am',
        ],
      },
      {
        name: '10:00 am',
        cells: ['Bath on the stool, rubber mat down; heels and back checked', 'Skin clear, no redness'],
      },
      {
        name: '11:30 am',
        cells: ['Walk in the sun, once the smog has lifted', '12 minutes, one rest; no pain'],
      },
      {
        name: '1:00 pm',
        cells: [
          'Lunch at the table; while she sleeps, the attendant’s own meal and rest',
          'Dal, 1 roti, half the vegetables',
        ],
      },
      {
        name: '3:00 pm',
        cells: ['Exercises as the physiotherapist showed them, then her serial', 'Heel slides, 2 times 10'],
      },
      {
        name: '4:15 pm',
        cells: ['Tea, and a video call with the daughter in Pune', 'Cheerful; asked for the blue shawl'],
      },
      {
        name: '5:00 pm',
        cells: ['Frame, bell and water in reach; handover to the son', '6 glasses of water since morning'],
      },
    ],
    note: 'If she leaves two meals, the skin turns red or she is unusually drowsy, the attendant calls the family and the coordinator within the hour.',
  },
  benefits: [
    'Identity, address and police verification complete before the first day',
    'Training in safe lifting and fall prevention',
    'A reliever known to the household for days of leave',
    'A care coordinator’s visit once a fortnight',
  ],
  faqs: [
    {
      question: 'Is an attendant the same as a nurse?',
      answer:
        'No. Attendants help with daily living; injections, catheters and wound dressing are a nurse’s work. If a doctor prescribes such care, we add a registered nurse for the hours required, and the attendant your mother knows stays with her.',
    },
    {
      question: 'What if the elder and the attendant do not get along?',
      answer:
        'Tell the coordinator; you need not give a reason. We introduce another attendant, usually within a few days, and the first one stays until the second has arrived.',
    },
    {
      question: 'Where does a live-in attendant sleep and eat?',
      answer:
        'The household provides a clean place to rest and ordinary meals. Eight hours of rest a day and a weekly day off, with a reliever, are part of every contract, because a rested attendant is a safer one.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'ayah',
    'attendant',
    'caretaker',
    'elder care',
    'senior care',
    'buzurg',
    'dada dadi',
    'seva',
    'sewa',
    'old age home',
    'patient care',
    'vridh',
    'elderly, elders, old people, parents, grandparents, senior citizens, home nurse, companion, dementia, bedridden, physiotherapy',
    'dekhbhal, dekh bhal, budhapa',
    'बुज़ुर्ग',
  ],
};
