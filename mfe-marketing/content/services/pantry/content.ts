import picture from '../../../pictures/service-pantry.webp';
import bimla from '../../../pictures/signatures/bimla.svg';
import joseph from '../../../pictures/signatures/joseph.svg';
import type { PageListing } from '../../types.ts';
import { bills, noidaWages, sixDayPost } from '../prices.ts';
import { staffing } from '../staffing.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: bills.sixDays.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, uniform and GST',
    includes: `${sixDayPost}, but no groceries.`,
    example: 'an office of 120 people',
    inputs: [
      {
        key: 'people',
        label: 'People served',
        counted: ['person', 'people'],
        example: 120,
        max: 5_000,
        per: staffing.served,
        paid: ['attendant', 'attendants'],
        rupees: bills.sixDays.total,
      },
    ],
    supervisor: { rupees: bills.sixDaySupervisor.total },
    assumes: `One attendant for up to ${staffing.served} people, six days a week; groceries and machines are yours. ${noidaWages}`,
  },
  title: 'Pantry Services and Pantry Staff for Offices',
  description:
    'Pantry attendants, stewards and supervisors for offices and hospitals, with food service experience, yearly medical checks and same-day relievers.',
  updated: '2026-11-22',
  illustration: {
    picture,
    alt: 'A miniature canteen at lunch, where a cook and a helper serve from a counter and an attendant brings a tray to people at their tables.',
  },
  lead: `We run pantries for offices and hospitals: tea rounds, meeting trays, lunch counters and dishwashing. As a guide, one attendant serves up to about ${staffing.served} people.`,
  paragraphs: [
    'Our pantry staff have at least one year of food service experience, in hotels, hospitals, cafeterias or corporate kitchens. They know why a chopping board has a colour and how to serve a meeting without interrupting it. Each has a medical fitness certificate, renewed every year, and is trained in basic food safety.',
    'The day follows your office hours. Before people arrive, machines are descaled and milk is dated. Tea rounds, meeting trays and lunch service follow the calendar your front office shares. In the evening fridges are checked, surfaces are sanitised and the order for the next day is written. Allergies and preferences of regular guests are listed on a card inside the cupboard door.',
  ],
  offerings: [
    'Pantry attendants and stewards',
    'Tea, coffee and water service',
    'Boardroom and guest hospitality',
    'Cafeteria counters and lunch service',
    'Dishwashing and crockery care',
    'Vending and coffee machine upkeep',
    'Ordering and stock of consumables',
  ],
  highlights: [
    {
      title: 'Hygiene you can inspect',
      text: 'Fridge temperatures are written down twice a day, cloths are changed at every break, and the hand-wash sink is used only for hands.',
    },
    {
      title: 'Courtesy, practised',
      text: 'Grooming, greeting and serving order are practised with a trainer in a mock boardroom before the first shift.',
    },
  ],
  sample: {
    kind: 'record',
    title: 'What a pantry counts in a day',
    intro:
      'Three attendants, one office of 150 people. The sheet is counted at opening and at closing, and the next day’s order follows from the column in the middle.',
    sheet: {
      label: 'Sample',
      title: 'Pantry day sheet',
      period: 'Wednesday, 14 October 2026',
      site: 'Office of 150 people, two floors, Noida: 245 teas and 115 coffees served',
      head: ['Item', '8:00 am', 'Used', '6:00 pm'],
      rows: [
        { name: 'Milk', cells: ['20 litres', '18 litres', '2 litres'] },
        { name: 'Tea leaf', cells: ['4.0 kg', '0.55 kg', '3.45 kg'] },
        { name: 'Sugar', cells: ['12 kg', '2.5 kg', '9.5 kg'] },
        { name: '20-litre jars of drinking water', cells: ['12', '8', '4'] },
        { name: 'Biscuit packets', cells: ['96', '31', '65'] },
        { name: 'Meeting trays', cells: ['9 booked', '8 served', '1 cancelled'] },
        { name: 'Fridge', cells: ['4 °C', '–', '9 °C: fault\u00a01190'], result: 'fault' },
      ],
      followUp:
        'Fault 1190: door gasket loose. Milk moved to the second fridge at 6:05 pm; the maker’s technician comes at 9:30 am. To order: 18 litres of milk, 8 jars of water.',
      signatures: [
        { role: 'Counted by', name: 'Bimla K.', time: '6:15 pm', signature: bimla },
        { role: 'Supervisor', name: 'Joseph M.', time: '6:25 pm', signature: joseph },
      ],
    },
  },
  benefits: [
    'Medical fitness and police verification on file before the first shift',
    'Stock lists with a minimum for each item',
    'A reliever on the same day when an attendant is ill',
    'Less waste, because portions follow the booking calendar',
  ],
  faqs: [
    {
      question: 'Do you supply the food as well?',
      answer:
        'No. We provide people, service and upkeep. We can order provisions on your account from suppliers you approve. Cooked meals come from your caterer, who holds the FSSAI licence; our stewards receive, check and serve them.',
    },
    {
      question: 'How are large meetings handled?',
      answer:
        'Tell the supervisor by the previous afternoon. We send extra stewards from our reserve for the hours you need, and hire crockery if yours is not enough.',
    },
    {
      question: 'Can one attendant manage a small office?',
      answer: `Yes, up to about ${staffing.served} people. For a larger office we watch one ordinary day with you and then propose the number of attendants and their hours.`,
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'rasoi',
    'chai',
    'tea',
    'coffee',
    'pantry boy',
    'canteen',
    'cafeteria',
    'steward',
    'khana',
    'kitchen',
    'waiter',
    'office boy',
    'tea boy, cook, snacks, lunch, dining, food service, beverages, coffee machine, water dispenser, peon',
    'chaiwala, nashta, rasoiya, bawarchi, khansama',
    'चाय, रसोई',
  ],
};
