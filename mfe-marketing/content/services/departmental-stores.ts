import picture from '../../pictures/service-stores.webp';
import closeUp from '../../pictures/service-stores-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const departmentalStores: ServiceContent = {
  slug: 'management-of-departmental-stores',
  name: 'Management of Departmental Stores',
  title: 'Management of Departmental Stores',
  description:
    'Staff and systems for departmental stores on campuses and in townships: billing, shelves, stock and receiving, by people with retail experience.',
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
    'billing',
    'stock',
    'canteen store',
  ],
  updated: '2026-11-20',
  summary: 'Cashiers, shelf staff and store managers who run the shop as if it were their own.',
  illustration: {
    picture,
    alt: 'A miniature grocery shop where a cashier stands at the till while colleagues carry a crate of fruit, check a list and fill a high shelf.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature cashier in glasses at a shop counter with a laptop, a weighing scale and three jars.',
  },
  lead: 'A departmental store inside a township, hospital or campus is a service to the people who live there. We run it with full shelves, an honest till and somebody who knows where the jeera is kept.',
  paragraphs: [
    'We take over as much of the store as you want to give away. Some clients keep the buying and ask us for trained hands at the counter and on the floor. Others hand over everything from the purchase order to the cash deposit and receive one statement a week. In both cases the store has a manager of ours on the premises, with a name badge and a phone number.',
    'All store staff we send have at least one year of retail experience, so they arrive knowing barcodes, expiry dates and the patience a queue at seven in the evening asks for. Before the first shift they learn your range, your billing software and the rules of your campus. Shelves are filled so that the earliest expiry sells first; slow goods are reported before they become waste.',
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
      title: 'Retail people, not stand-ins',
      text: 'A year behind a counter is our entry condition, checked with the former employer before anyone joins your shop.',
    },
    {
      title: 'Counted every week',
      text: 'A tenth of the range is counted each week in rotation and the whole store once a quarter, and differences are explained in writing.',
    },
  ],
  benefits: [
    'Trained staff from the opening day',
    'Till, stock and bank reconciled daily',
    'Less shrinkage, since each receipt is signed by two people',
    'Replacements for festivals and exam weeks',
    'Clear lines between your money and our work',
  ],
  faqs: [
    {
      question: 'Do we keep control of prices and suppliers?',
      answer:
        'You do, unless you ask us to take that on as well. Prices are changed only by a person whom you have named, and the system keeps the history of every change.',
    },
    {
      question: 'Who answers for missing stock?',
      answer:
        'The contract sets an allowed percentage by category. What is lost beyond it through our staff’s fault is made good by us after a joint count.',
    },
    {
      question: 'Can you open a new store for our township?',
      answer:
        'Yes, including the layout of racks, refrigeration points, the first order and recruiting. A store of moderate size usually needs about six weeks between an empty room and the first bill.',
    },
  ],
};

export const departmentalStoresListing: PageListing = {
  order: 50,
  everydayWords: [
    'store manager, salesman, retail staff, provision store, general store, convenience store, inventory, counter',
    'saman',
    'किराना',
  ],
};
