import picture from '../../../pictures/service-stores.webp';
import ritu from '../../../pictures/signatures/ritu.svg';
import suresh from '../../../pictures/signatures/suresh.svg';
import type { PageListing } from '../../types.ts';
import { bills, everyDayPost, noidaWages } from '../prices.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: bills.semiSkilled.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever on days off, uniform and GST',
    includes: `${everyDayPost}, but not the goods.`,
    example: 'a township store with three attendants and a manager',
    inputs: [
      {
        key: 'attendants',
        label: 'Store attendants, one shift each',
        counted: ['attendant', 'attendants'],
        example: 3,
        max: 100,
        per: 1,
        rupees: bills.semiSkilled.total,
      },
      {
        key: 'managers',
        label: 'Store managers',
        counted: ['manager', 'managers'],
        example: 1,
        max: 20,
        per: 1,
        rupees: bills.skilled.total,
      },
    ],
    assumes: `Each post is filled on all 30 days. ${noidaWages}`,
  },
  title: 'Management of Departmental Stores',
  description:
    'People and systems for departmental stores on campuses and in townships: billing, shelves, stock and receiving, by people with retail experience.',
  updated: '2026-11-22',
  illustration: {
    picture,
    alt: 'A miniature grocery shop where a cashier stands at the till while colleagues carry a crate of fruit, check a list and fill a high shelf.',
  },
  lead: 'We run departmental stores inside townships, hospitals and campuses: billing, shelves, stock and cash, under a store manager of ours. You decide how much of the store to hand over.',
  paragraphs: [
    'Some clients keep the buying and ask us only for trained people at the counter and on the floor. Others hand over everything from the purchase order to the cash deposit and receive one statement a week. In both cases the store manager is on the premises, with a name badge and a phone number.',
    'Everyone we place in a store has at least one year of retail experience, so they know barcodes, expiry dates and the queue at seven in the evening. Before the first shift they learn your range, your billing software and the rules of your campus. Shelves are filled so that the earliest expiry sells first, and slow-moving goods are reported before they become waste.',
  ],
  offerings: [
    'Store managers and shift supervisors',
    'Cashiers and billing staff',
    'Shelf filling and display',
    'Goods receiving and checking',
    'Stock counts and expiry control',
    'Home delivery within the campus',
    'Daily cash and sales reports',
  ],
  highlights: [
    {
      title: 'Experience checked',
      text: 'We ask the former employer about that year of retail work before anyone joins your store.',
    },
    {
      title: 'Counted every week',
      text: 'We count a tenth of the range each week in rotation and the whole store once a quarter. Differences are explained to you in writing.',
    },
  ],
  sample: {
    kind: 'record',
    title: 'A week’s stock count',
    intro:
      'Two people count, one of ours and one of yours if you like, before the shutters go up. Every difference gets a reason or stays on the sheet as missing.',
    sheet: {
      label: 'Sample',
      title: 'Stock count, week 41',
      period: 'Sunday, 11 October 2026',
      site: 'Store of a township, 2,300 articles, Gurugram; 231 of them counted',
      head: ['Shelf', 'Book', 'Counted', 'Difference'],
      rows: [
        { name: 'Atta and rice', detail: '5 and 10 kg bags', cells: ['164', '164', 'None'], result: 'in order' },
        { name: 'Oil and ghee', cells: ['212', '211', '1 pouch burst'], result: 'in order' },
        { name: 'Milk and curd', detail: 'at 4 °C', cells: ['96', '96', 'None'], result: 'in order' },
        { name: 'Biscuits and namkeen', cells: ['538', '532', '6 expired, returned'], result: 'in order' },
        { name: 'Soap and detergent', cells: ['301', '301', 'None'], result: 'in order' },
        { name: 'Blades and batteries', cells: ['88', '86', '2 missing, ₹310'], result: 'fault' },
        { name: 'All six shelves', cells: ['1,399', '1,390', '9 pieces'], isTotal: true },
      ],
      followUp:
        'Missing: ₹310 of ₹1,12,400 counted, 0.28%; the contract allows 0.5% on these shelves. Blades and batteries move behind the till on 12 October.',
      signatures: [
        { role: 'Counted by', name: 'Ritu G.', time: '7:40 am', signature: ritu },
        { role: 'Store manager', name: 'Suresh B.', time: '8:05 am', signature: suresh },
      ],
    },
  },
  benefits: [
    'Till, stock and bank reconciled daily',
    'Two signatures for every delivery, so that losses are traced',
    'Extra people for festivals and exam weeks',
    'Sales deposited in your own bank account',
  ],
  faqs: [
    {
      question: 'Do we keep control of prices and suppliers?',
      answer:
        'Yes, unless you ask us to take that on as well. Only a person you have named can change a price, and the system keeps the history of every change.',
    },
    {
      question: 'Who pays for missing stock?',
      answer:
        'The contract sets an allowed percentage for each category. If more is lost through our people’s fault, we pay for it after a joint count.',
    },
    {
      question: 'Can you open a new store for our township?',
      answer:
        'Yes, including the layout of racks, refrigeration points, the first order and recruitment. A medium-sized store usually takes about six weeks from an empty room to the first bill.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'kirana',
    'dukaan',
    'store',
    'shop',
    'retail',
    'supermarket',
    'grocery',
    'departmental store',
    'cashier',
    'till',
    'stock',
    'canteen store',
    'store manager, salesman, retail staff, provision store, general store, convenience store, inventory, counter',
    'saman',
    'किराना',
  ],
};
